import { fail, type Result } from '../shared/result.ts';
import { mayManageTeam, type ManageRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamGateway } from './team-gateway.port.ts';
import type { Team } from './team.ts';

export type RenameTeamFailure =
  | ManageRefusal
  | 'team-name-missing'
  | TeamOperationFailure<'team-not-renamed'>;

export class RenameTeam {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(actor: TeamActor<Team>, name: string): Promise<Result<void, RenameTeamFailure>> {
    const verdict = mayManageTeam(actor);
    if (!verdict.allowed) return fail(verdict.why);
    if (actor.team === null) return fail('no-team');
    const wanted = name.trim();
    if (wanted === '') return fail('team-name-missing');
    return withFailureCode(await this.#teams.rename(actor.team.id, wanted), 'team-not-renamed');
  }
}
