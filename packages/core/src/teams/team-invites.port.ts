import type { Result } from '../shared/result.ts';
import type { InviteRefusal } from './invite.machine.ts';
import type { ReinviteRequest } from './reinvite.policy.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { Invite, RosterEntry } from './team.ts';

export type InviteAnswer = 'accepted' | 'declined';

/** Invites: sending and answering them. */
export abstract class TeamInvites {
  /** The invites that wait for an answer from this address. */
  abstract pendingFor(email: string): Promise<Result<readonly Invite[], TeamCallFailure>>;
  /** Sends the invites of this address once more. */
  abstract resendTo(email: string): Promise<Result<readonly Invite[], TeamCallFailure>>;
  /** Answered by the signed-in user. `in-another-team`: a user has one team; the invite stays open. */
  abstract answer(
    teamId: string,
    answer: InviteAnswer,
  ): Promise<Result<void, TeamCallFailure | InviteRefusal | 'in-another-team' | 'team-full'>>;
  /** Those who have not joined. */
  abstract inactive(teamId: string): Promise<Result<readonly RosterEntry[], TeamCallFailure>>;
  /** `success-flag-missing`: the server answered, but not whether it did what was asked. */
  abstract resendAll(
    request: ReinviteRequest,
  ): Promise<Result<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>>;
}
