import type { Result } from '../shared/result.ts';
import { toldAs, type ToldTeamFailure } from './team-call-failure.ts';
import type { TeamInvites } from './team-invites.port.ts';
import type { Invite } from './team.ts';

export class LoadInvites {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(email: string): Promise<Result<readonly Invite[], ToldTeamFailure<'invites-unavailable'>>> {
    return toldAs(await this.#invites.pendingFor(email), 'invites-unavailable');
  }
}
