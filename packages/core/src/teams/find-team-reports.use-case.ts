import type { ProjectSummary } from '../reports/lists/project-gateway.port.ts';
import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamGateway } from './team-gateway.port.ts';

export class FindTeamReports {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(
    teamId: string,
    term: string,
  ): Promise<Result<readonly ProjectSummary[], TeamOperationFailure<'team-reports-unavailable'>>> {
    return withFailureCode(await this.#teams.findReports(teamId, term.trim()), 'team-reports-unavailable');
  }
}
