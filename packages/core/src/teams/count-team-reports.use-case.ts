import { ok, type Result } from '../shared/result.ts';
import { isCountableRequester } from './list-guards.policy.ts';
import { toldAs, type ToldTeamFailure } from './team-call-failure.ts';
import type { TeamGateway } from './team-gateway.port.ts';

export class CountTeamReports {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(
    teamId: string,
    requesterId: string,
  ): Promise<Result<number, ToldTeamFailure<'count-unavailable'>>> {
    if (!isCountableRequester(requesterId)) return ok(0);
    return toldAs(await this.#teams.countReports(teamId, requesterId), 'count-unavailable');
  }
}
