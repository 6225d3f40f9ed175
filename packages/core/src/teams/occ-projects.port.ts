import type { Result } from '../shared/result.ts';
import type { TeamCallFailure } from './team-call-failure.ts';

/** Locations of the projects of one occ id: the choices of the dashboard's filters. */
export abstract class OccProjects {
  /** Two letters, lower case. */
  abstract addressStates(occId: string): Promise<Result<readonly string[], TeamCallFailure>>;
  abstract jurisdictions(
    occId: string,
    narrow: { readonly state: string; readonly term: string },
  ): Promise<Result<readonly string[], TeamCallFailure>>;
  abstract commercialCount(occId: string): Promise<Result<number, TeamCallFailure>>;
}
