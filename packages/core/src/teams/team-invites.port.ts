import type { Result } from '../shared/result.ts';
import type { InviteRefusal } from './invite.machine.ts';
import type { ReinviteRequest } from './reinvite.policy.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { Invite, RosterEntry } from './team.ts';

export type InviteAnswer = 'accepted' | 'declined';

/** Invites, from both sides: who sends them and who answers them. */
export abstract class TeamInvites {
  /** The invites that wait for an answer from this address. */
  abstract pendingFor(email: string): Promise<Result<readonly Invite[], TeamCallFailure>>;
  /** Sends the invites of this address once more. */
  abstract resendTo(email: string): Promise<Result<readonly Invite[], TeamCallFailure>>;
  /** By the person who is signed in. `in-another-team`: one team a person; the invite waits. */
  abstract answer(
    teamId: string,
    answer: InviteAnswer,
  ): Promise<Result<void, TeamCallFailure | InviteRefusal | 'in-another-team'>>;
  /** Those who have not joined. */
  abstract inactive(teamId: string): Promise<Result<readonly RosterEntry[], TeamCallFailure>>;
  /** `success-flag-missing`: the server answered, but not whether it did what was asked. */
  abstract resendAll(
    request: ReinviteRequest,
  ): Promise<Result<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>>;
}
