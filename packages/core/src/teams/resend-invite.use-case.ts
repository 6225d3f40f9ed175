import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamInvites } from './team-invites.port.ts';
import type { Invite } from './team.ts';

export class ResendInvite {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(email: string): Promise<Result<readonly Invite[], TeamOperationFailure<'invites-not-resent'>>> {
    return withFailureCode(await this.#invites.resendTo(email), 'invites-not-resent');
  }
}
