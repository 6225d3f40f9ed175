import type { Result } from '../../shared/result.ts';
import type { ProjectGateway, ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import { initialProjectSearch } from './project-search.policy.ts';

export class LoadInitialReports {
  readonly #projects: ProjectGateway;

  constructor(projects: ProjectGateway) {
    this.#projects = projects;
  }

  /** `profileFinished` settles when the profile is loaded or has failed: nothing is asked for before. START-2 */
  async run(profileFinished: Promise<unknown>): Promise<Result<ProjectPage, ProjectListFailure>> {
    await Promise.allSettled([profileFinished]);
    return this.#projects.search(initialProjectSearch);
  }
}
