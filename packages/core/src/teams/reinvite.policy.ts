import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { afterInviteEvent } from './invite.machine.ts';
import type { InviteStatus } from './team.ts';

export type ReinviteRequest = { readonly teamId: string; readonly status: InviteStatus };
export type ReinviteRefusal = 'team-id-required' | 'status-required' | 'status-not-resendable';

/** Invites are sent again to all of one status, of one team. */
// TEAM-4 TEAM-6
export function reinviteRequest(asked: {
  readonly teamId: string | null;
  readonly status: InviteStatus | null;
}): Result<ReinviteRequest, ReinviteRefusal> {
  if (!asked.teamId) return fail('team-id-required');
  if (!asked.status) return fail('status-required');
  return afterInviteEvent(asked.status, 'resend').ok
    ? ok({ teamId: asked.teamId, status: asked.status })
    : fail('status-not-resendable');
}

/** A response without a success flag is treated as unknown, whatever else it contains. */
// TEAM-4
export function readReinviteAnswer(
  input: unknown,
): Result<{ readonly success: boolean }, 'success-flag-missing'> {
  const { success } = fieldsOf<'success'>(input);
  return typeof success === 'boolean' ? ok({ success }) : fail('success-flag-missing');
}
