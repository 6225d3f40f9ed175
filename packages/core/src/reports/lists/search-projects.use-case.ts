import type { Result } from '../../shared/result.ts';
import type { ProjectGateway, ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import type { ProjectSearch } from './project-search.policy.ts';

export class SearchProjects {
  readonly #projects: ProjectGateway;

  constructor(projects: ProjectGateway) {
    this.#projects = projects;
  }

  run(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>> {
    return this.#projects.search({ ...search, term: search.term.trim() });
  }
}
