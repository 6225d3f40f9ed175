import {
  ProjectGateway,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSearch,
} from '@ridgeline/core/reports';
import type { Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';
import { projectListFailureOf, projectPageFrom } from './project-list-from-wire.ts';
import { projectSearchOnWire } from './project-search-on-wire.ts';

export class HttpProjectGateway extends ProjectGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>> {
    const params = { query: projectSearchOnWire(search) };
    return resultOf(
      () => this.#api.GET('/v2/projects/projectsSearchAfter', { params }),
      projectPageFrom,
      projectListFailureOf,
    );
  }
}
