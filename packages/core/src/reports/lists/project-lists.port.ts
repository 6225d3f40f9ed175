import type { Result } from '../../shared/result.ts';
import type { ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import type { ProjectListRequest, ProjectSummariesRequest } from './project-lists.policy.ts';

/** A jurisdiction of the projects of a list, by the name and the state that filters take. */
export type ListedJurisdiction = {
  readonly name: string;
  readonly state: string;
  readonly projects: number;
};

/** Lists of projects by owner. */
export abstract class ProjectLists {
  abstract list(request: ProjectListRequest): Promise<Result<ProjectPage, ProjectListFailure>>;
  /** What a list can be narrowed to, by name; its search does not count. DASH-1 */
  abstract jurisdictions(
    request: ProjectListRequest,
  ): Promise<Result<readonly ListedJurisdiction[], ProjectListFailure>>;
  abstract summaries(request: ProjectSummariesRequest): Promise<Result<ProjectPage, ProjectListFailure>>;
}
