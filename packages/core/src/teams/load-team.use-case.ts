import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamGateway } from './team-gateway.port.ts';
import type { Team } from './team.ts';

export class LoadTeam {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(teamId: string): Promise<Result<Team, TeamOperationFailure<'team-unavailable'>>> {
    return withFailureCode(await this.#teams.load(teamId), 'team-unavailable');
  }
}
