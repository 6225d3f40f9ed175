import type { Result } from '../../shared/result.ts';
import type { ProjectGateway, ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import { initialProjectSearch } from './project-search.policy.ts';

export class LoadInitialReports {
  readonly #projects: ProjectGateway;

  constructor(projects: ProjectGateway) {
    this.#projects = projects;
  }

  /** `profileFinished` settles when the profile has loaded or failed: no request is sent before that. START-2 */
  async run(profileFinished: Promise<unknown>): Promise<Result<ProjectPage, ProjectListFailure>> {
    await Promise.allSettled([profileFinished]);
    return this.#projects.search(initialProjectSearch);
  }
}
