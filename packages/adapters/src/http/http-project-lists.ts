import {
  type ListedJurisdiction,
  type ProjectListFailure,
  type ProjectListRequest,
  ProjectLists,
  type ProjectPage,
  type ProjectSummariesRequest,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';
import { projectListFailureOf, projectPageFrom, projectSummaryFrom } from './project-list-from-wire.ts';
import { projectSearchOnWire } from './project-search-on-wire.ts';

type Page = Promise<Result<ProjectPage, ProjectListFailure>>;

export class HttpProjectLists extends ProjectLists {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override list(request: ProjectListRequest): Page {
    return resultOf(() => this.#send(request), projectPageFrom, projectListFailureOf);
  }

  override jurisdictions(
    request: ProjectListRequest,
  ): Promise<Result<readonly ListedJurisdiction[], ProjectListFailure>> {
    const isTeams = request.list === 'by-ownership' ? request.ownership === 'team' : request.list !== 'mine';
    const whose =
      isTeams && 'teamId' in request ? teamOf(request) : 'userId' in request && { userId: request.userId };
    const query = { ownership: isTeams ? ('team' as const) : ('user' as const), ...whose };
    return resultOf(
      () => this.#api.GET('/v2/projects/projectJurisdictions', { params: { query } }),
      ({ items }) => ok(items.map(({ jurisdiction, ...rest }) => ({ name: jurisdiction, ...rest }))),
      projectListFailureOf,
    );
  }

  override summaries({ ownerIds, after, limit }: ProjectSummariesRequest): Page {
    const query = {
      view: 'summary' as const,
      limit,
      ...(after !== null && { cursor_id: after }),
      ...(ownerIds.length > 0 && { owner_ids: [...ownerIds] }),
    };
    return resultOf(
      () => this.#api.GET('/v2/projects', { params: { query } }),
      ({ items, cursor_id }) => ok({ items: items.map(projectSummaryFrom), next: cursor_id, total: null }),
      projectListFailureOf,
    );
  }

  #send(request: ProjectListRequest) {
    const search = projectSearchOnWire(request.search);
    switch (request.list) {
      case 'mine':
        return this.#api.GET('/v2/projects/myProjects', {
          params: { query: { ...search, userId: request.userId } },
        });
      case 'team':
        return this.#api.GET('/v2/projects/teamProjects', {
          params: { query: { ...search, ...teamOf(request) } },
        });
      case 'team-full':
        return this.#api.GET('/v2/projects/teamFullProjects', {
          params: { query: { ...search, ...teamOf(request) } },
        });
      case 'by-ownership': {
        const { ownership, userId } = request;
        // A person named beside a team narrows the team's list to that person's.
        const whose = ownership === 'user' ? { userId } : teamOf(request);
        return this.#api.GET('/v2/projects/projectsByOwnership', {
          params: { query: { ...search, ownership, ...whose } },
        });
      }
    }
  }
}

function teamOf({ teamId }: { readonly teamId: string | null }): { teamId?: string } {
  return teamId === null ? {} : { teamId };
}
