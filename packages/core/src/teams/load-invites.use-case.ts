import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamInvites } from './team-invites.port.ts';
import type { Invite } from './team.ts';

export class LoadInvites {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(email: string): Promise<Result<readonly Invite[], TeamOperationFailure<'invites-unavailable'>>> {
    return withFailureCode(await this.#invites.pendingFor(email), 'invites-unavailable');
  }
}
