import type { Result } from '../shared/result.ts';
import type { LogoImage } from './team-logo.policy.ts';
import type { TeamCallFailure } from './team-call-failure.ts';

/** Pictures of teams: first the picture is stored under a key, then the team shows what lies under it. */
export abstract class TeamLogos {
  abstract store(image: LogoImage): Promise<Result<string, TeamCallFailure>>;
  /** The address of the picture the team shows from now on. */
  abstract show(imgKey: string): Promise<Result<string, TeamCallFailure>>;
}
