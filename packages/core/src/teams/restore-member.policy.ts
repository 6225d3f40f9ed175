import { HOUR, type Instant } from '../shared/instant.ts';
import {
  mayInvite,
  type InviteMembersRefusal,
  type TeamActor,
  type TeamVerdict,
} from './team-abilities.policy.ts';
import type { TeamRole } from './team.ts';

// D TEAM-2.4
export const RESTORABLE_FOR = HOUR;

/** A membership that was ended by a removal. */
export type FormerMembership = { readonly role: TeamRole; readonly removedAt: Instant };

export type MayRestoreRefusal = InviteMembersRefusal | 'removed-too-long-ago';

/** What the state of the team and of the person adds, which the server alone knows. */
export type RestoreRefusal = 'removed-too-long-ago' | 'member-in-another-team' | 'no-seat-left';

/**
 * D TEAM-2.4: a removal is undone by those who may give the person their role, within the hour. Later the person is
 * invited again, and agrees again.
 */
export function mayRestoreMember(
  actor: TeamActor,
  { role, removedAt }: FormerMembership,
  now: Instant,
): TeamVerdict<MayRestoreRefusal> {
  const verdict = mayInvite(actor, role);
  if (!verdict.allowed) return verdict;
  return now - removedAt < RESTORABLE_FOR ? verdict : { allowed: false, why: 'removed-too-long-ago' };
}
