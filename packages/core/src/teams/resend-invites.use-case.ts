import { done, fail, type Result } from '../shared/result.ts';
import { reinviteRequest, type ReinviteRefusal } from './reinvite.policy.ts';
import { mayManagePeople, type PeopleRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamInvites } from './team-invites.port.ts';
import type { InviteStatus, Team } from './team.ts';

export type ResendInvitesFailure =
  | ReinviteRefusal
  | PeopleRefusal
  | 'success-flag-missing'
  | TeamOperationFailure<'invites-not-resent'>;

export class ResendInvites {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(
    actor: TeamActor<Team>,
    status: InviteStatus | null,
  ): Promise<Result<void, ResendInvitesFailure>> {
    const request = reinviteRequest({ teamId: actor.team?.id ?? null, status });
    if (!request.ok) return request;
    const verdict = mayManagePeople(actor);
    if (!verdict.allowed) return fail(verdict.why);
    const answer = await this.#invites.resendAll(request.value);
    if (answer.ok) return answer.value.success ? done : fail('invites-not-resent');
    return answer.failure === 'success-flag-missing'
      ? fail('success-flag-missing')
      : withFailureCode(fail(answer.failure), 'invites-not-resent');
  }
}
