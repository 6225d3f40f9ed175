import type { ProjectSummary } from '../reports/lists/project-gateway.port.ts';
import type { Result } from '../shared/result.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { PublicTeam, Team } from './team.ts';

/** Teams as a whole. */
export abstract class TeamGateway {
  abstract load(teamId: string): Promise<Result<Team, TeamCallFailure>>;
  /** What an invited user may see. */
  abstract loadPublic(teamId: string): Promise<Result<PublicTeam, TeamCallFailure>>;
  abstract rename(teamId: string, name: string): Promise<Result<void, TeamCallFailure>>;
  /** The team's reports whose address contains the term. */
  abstract findReports(
    teamId: string,
    term: string,
  ): Promise<Result<readonly ProjectSummary[], TeamCallFailure>>;
  /** How many reports the person who asks has in the team. */
  abstract countReports(teamId: string, requesterId: string): Promise<Result<number, TeamCallFailure>>;
}
