import { fail, ok, type Result } from '../shared/result.ts';
import type { InviteStatus } from './team.ts';

/** A user's membership status; `none`: no invite, or it was withdrawn, or the user was removed. */
export type InviteStanding = InviteStatus | 'none';
export const INVITE_STANDINGS: readonly InviteStanding[] = ['none', 'pending', 'active', 'declined'];

export const INVITE_EVENTS = ['invite', 'accept', 'decline', 'resend', 'remove'] as const;
export type InviteEvent = (typeof INVITE_EVENTS)[number];

export type InviteRefusal = 'already-active' | 'already-declined' | 'not-invited';

/**
 * The next status for each event and status, or why the event is refused. No status is final: a user who declined can
 * be invited again, a member can be removed, and a removed user can be invited again.
 */
// TEAM-4
const TRANSITIONS: Readonly<
  Record<InviteStanding, Readonly<Record<InviteEvent, InviteStanding | InviteRefusal>>>
> = {
  none: {
    invite: 'pending',
    accept: 'not-invited',
    decline: 'not-invited',
    resend: 'not-invited',
    remove: 'not-invited',
  },
  pending: { invite: 'pending', accept: 'active', decline: 'declined', resend: 'pending', remove: 'none' },
  active: {
    invite: 'already-active',
    accept: 'already-active',
    decline: 'already-active',
    resend: 'already-active',
    remove: 'none',
  },
  declined: {
    invite: 'pending',
    accept: 'already-declined',
    decline: 'already-declined',
    resend: 'pending',
    remove: 'none',
  },
};

export function afterInviteEvent(
  now: InviteStanding,
  event: InviteEvent,
): Result<InviteStanding, InviteRefusal> {
  const outcome = TRANSITIONS[now][event];
  return isStanding(outcome) ? ok(outcome) : fail(outcome);
}

function isStanding(outcome: InviteStanding | InviteRefusal): outcome is InviteStanding {
  return INVITE_STANDINGS.some((standing) => standing === outcome);
}
