import type { Result } from '../../shared/result.ts';
import type { ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import { firstSummaries, type ProjectSummariesRequest } from './project-lists.policy.ts';
import type { ProjectLists } from './project-lists.port.ts';

export class ListProjectSummaries {
  readonly #lists: ProjectLists;

  constructor(lists: ProjectLists) {
    this.#lists = lists;
  }

  run(request: Partial<ProjectSummariesRequest> = {}): Promise<Result<ProjectPage, ProjectListFailure>> {
    return this.#lists.summaries({ ...firstSummaries, ...request });
  }
}
