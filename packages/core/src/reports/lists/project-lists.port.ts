import type { Result } from '../../shared/result.ts';
import type { ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import type { ProjectListRequest, ProjectSummariesRequest } from './project-lists.policy.ts';

/** Lists of projects by owner. */
export abstract class ProjectLists {
  abstract list(request: ProjectListRequest): Promise<Result<ProjectPage, ProjectListFailure>>;
  abstract summaries(request: ProjectSummariesRequest): Promise<Result<ProjectPage, ProjectListFailure>>;
}
