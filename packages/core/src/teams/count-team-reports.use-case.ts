import { ok, type Result } from '../shared/result.ts';
import { isCountableRequester } from './list-guards.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamGateway } from './team-gateway.port.ts';

export class CountTeamReports {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(
    teamId: string,
    requesterId: string,
  ): Promise<Result<number, TeamOperationFailure<'count-unavailable'>>> {
    if (!isCountableRequester(requesterId)) return ok(0);
    return withFailureCode(await this.#teams.countReports(teamId, requesterId), 'count-unavailable');
  }
}
