import type { Instant } from '../shared/instant.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { inviteOutcomes } from './invitees.policy.ts';
import { afterInviteEvent, type InviteEvent, type InviteRefusal } from './invite.machine.ts';
import { mayRestoreMember, type FormerMembership, type RestoreRefusal } from './restore-member.policy.ts';
import {
  mayChangeOwner,
  mayChangeRole,
  mayInvite,
  mayManagePeople,
  mayRemoveMember,
  type ChangeOwnerRefusal,
  type ChangeRoleRefusal,
  type InviteMembersRefusal,
  type RemoveMemberRefusal,
} from './team-abilities.policy.ts';
import type { InviteStatus, RosterEntry, TeamRole } from './team.ts';

/** A team and everyone who is in it or invited to it. */
export type TeamRoster = {
  readonly adminId: string;
  readonly entries: readonly RosterEntry[];
  /** Who was removed, and may be brought back. */
  readonly former?: readonly FormerMember[];
  /** Of the plan; null where there is no limit. */
  readonly seats?: number | null;
};

export type FormerMember = { readonly entry: RosterEntry } & FormerMembership;

/** What happens in a team; `by` is who does it, and those who answer an invite are known by their email. */
export type TeamEvent =
  | {
      readonly is: 'invited';
      readonly by: string;
      readonly emails: readonly string[];
      readonly role: TeamRole;
      readonly at: Instant;
    }
  | { readonly is: 'accepted'; readonly email: string; readonly memberId: string }
  | { readonly is: 'declined'; readonly email: string }
  | { readonly is: 'reinvited'; readonly by: string; readonly status: InviteStatus; readonly at: Instant }
  | { readonly is: 'removed'; readonly by: string; readonly memberId: string; readonly at: Instant }
  | { readonly is: 'restored'; readonly by: string; readonly memberId: string; readonly at: Instant }
  | { readonly is: 'role-changed'; readonly by: string; readonly memberId: string; readonly role: TeamRole }
  | { readonly is: 'owner-changed'; readonly by: string; readonly newAdminId: string };

export type TeamChangeRefusal =
  | InviteMembersRefusal
  | 'not-owner'
  | ChangeOwnerRefusal
  | ChangeRoleRefusal
  | RemoveMemberRefusal
  | RestoreRefusal
  | InviteRefusal;

type Outcome = Result<TeamRoster, TeamChangeRefusal>;

// TEAM-2 TEAM-4
export function afterTeamEvent(roster: TeamRoster, event: TeamEvent): Outcome {
  switch (event.is) {
    case 'invited':
      return invited(roster, event);
    case 'accepted':
      return answered(roster, event.email, 'accept', { id: event.memberId });
    case 'declined':
      return answered(roster, event.email, 'decline', {});
    case 'reinvited':
      return reinvited(roster, event);
    case 'removed':
      return removed(roster, event);
    case 'restored':
      return restored(roster, event);
    case 'role-changed':
      return roleChanged(roster, event);
    case 'owner-changed':
      return ownerChanged(roster, event.by, event.newAdminId);
  }
}

/** Nothing changes for an address that is in the team or invited already, or for which there is no seat. */
function invited(
  roster: TeamRoster,
  { by, emails, role, at }: Extract<TeamEvent, { is: 'invited' }>,
): Outcome {
  const verdict = mayInvite({ userId: by, team: joined(roster) }, role);
  if (!verdict.allowed) return fail(verdict.why);
  const entries = new Map(roster.entries.map((entry) => [entry.email, entry]));
  for (const { email, outcome } of inviteOutcomes(emails, roster.entries, roster.seats ?? null)) {
    if (outcome !== 'invited') continue;
    const entry = entries.get(email) ?? {
      id: `invite:${email}`,
      email,
      displayName: null,
      createdAt: at,
      projectCount: 0,
    };
    entries.set(email, { ...entry, role, inviteTime: at, inviteStatus: 'pending' });
  }
  return ok({ ...roster, entries: [...entries.values()] });
}

function reinvited(roster: TeamRoster, { by, status, at }: Extract<TeamEvent, { is: 'reinvited' }>): Outcome {
  const verdict = mayManagePeople({ userId: by, team: joined(roster) });
  if (!verdict.allowed) return fail(verdict.why);
  const after = afterInviteEvent(status, 'resend');
  if (!after.ok || after.value === 'none') return ok(roster);
  const inviteStatus = after.value;
  return ok({
    ...roster,
    entries: roster.entries.map((entry) =>
      entry.inviteStatus === status ? Object.assign({}, entry, { inviteStatus, inviteTime: at }) : entry,
    ),
  });
}

function answered(
  roster: TeamRoster,
  email: string,
  event: InviteEvent,
  change: { readonly id?: string },
): Outcome {
  const entry = roster.entries.find((one) => one.email === email);
  const after = afterInviteEvent(entry?.inviteStatus ?? 'none', event);
  if (!after.ok) return after;
  return entry === undefined || after.value === 'none'
    ? ok(roster)
    : ok(withEntry(roster, entry, { ...entry, ...change, inviteStatus: after.value }));
}

function removed(roster: TeamRoster, { by, memberId, at }: Extract<TeamEvent, { is: 'removed' }>): Outcome {
  const verdict = mayRemoveMember({ userId: by, team: everyone(roster) }, memberId);
  if (!verdict.allowed) return fail(verdict.why);
  const entries = roster.entries.filter((entry) => entry.id !== memberId);
  const others = (roster.former ?? []).filter(({ entry }) => entry.id !== memberId);
  const gone = roster.entries
    .filter((entry) => entry.id === memberId && entry.inviteStatus === 'active')
    .map((entry) => ({ entry, role: entry.role as TeamRole, removedAt: at }));
  return ok({ ...roster, entries, former: [...others, ...gone] });
}

/** D TEAM-2.4: the seat may be their own, where they were invited again meanwhile. */
function restored(roster: TeamRoster, { by, memberId, at }: Extract<TeamEvent, { is: 'restored' }>): Outcome {
  const former = roster.former?.find(({ entry }) => entry.id === memberId);
  if (former === undefined || isMember(roster, memberId)) return fail('not-a-member');
  const verdict = mayRestoreMember({ userId: by, team: joined(roster) }, former, at);
  if (!verdict.allowed) return fail(verdict.why);
  const others = roster.entries.filter(({ email }) => email !== former.entry.email);
  const taken = others.filter(({ inviteStatus }) => inviteStatus !== 'declined').length;
  if (taken >= (roster.seats ?? Infinity)) return fail('no-seat-left');
  return ok({
    ...roster,
    entries: [...others, former.entry],
    former: roster.former?.filter((one) => one !== former) ?? [],
  });
}

function roleChanged(
  roster: TeamRoster,
  { by, memberId, role }: Extract<TeamEvent, { is: 'role-changed' }>,
): Outcome {
  const verdict = mayChangeRole({ userId: by, team: everyone(roster) }, memberId, role);
  if (!verdict.allowed) return fail(verdict.why);
  const entry = roster.entries.find((one) => one.id === memberId);
  return ok(entry === undefined ? roster : withEntry(roster, entry, { ...entry, role }));
}

/** Only a user who has joined can own a team. */
function ownerChanged(roster: TeamRoster, by: string, newAdminId: string): Outcome {
  const verdict = mayChangeOwner({ userId: by, team: joined(roster) }, newAdminId);
  return verdict.allowed ? ok({ ...roster, adminId: newAdminId }) : fail(verdict.why);
}

function isMember({ entries }: TeamRoster, id: string): boolean {
  return entries.some((entry) => entry.id === id && entry.inviteStatus === 'active');
}

function everyone({ adminId, entries }: TeamRoster) {
  return { adminId, members: entries };
}

function joined({ adminId, entries }: TeamRoster) {
  return { adminId, members: entries.filter((entry) => entry.inviteStatus === 'active') };
}

function withEntry(roster: TeamRoster, before: RosterEntry, after: RosterEntry): TeamRoster {
  return { ...roster, entries: roster.entries.map((entry) => (entry === before ? after : entry)) };
}
