import { fail, type Result } from '../shared/result.ts';
import type { TeamGateway } from './team-gateway.port.ts';
import type { PublicTeam } from './team.ts';

export class LoadPublicTeam {
  readonly #teams: TeamGateway;

  constructor(teams: TeamGateway) {
    this.#teams = teams;
  }

  async run(teamId: string): Promise<Result<PublicTeam, 'team-unknown' | 'team-unavailable'>> {
    const team = await this.#teams.loadPublic(teamId);
    if (team.ok) return team;
    return fail(team.failure === 'not-found' ? 'team-unknown' : 'team-unavailable');
  }
}
