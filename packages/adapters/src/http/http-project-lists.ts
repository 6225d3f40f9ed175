import {
  type ProjectListFailure,
  type ProjectListRequest,
  ProjectLists,
  type ProjectPage,
  type ProjectSummariesRequest,
} from '@ridgeline/core/reports';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { queryFrom, summaryFrom } from './http-project-gateway.ts';

type Page = Result<ProjectPage, ProjectListFailure>;

export class HttpProjectLists extends ProjectLists {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async list(request: ProjectListRequest): Promise<Page> {
    try {
      const { data, response } = await this.#asked(request);
      if (data) return ok({ items: data.items.map(summaryFrom), next: data.searchAfterIndex });
      return refusal(response);
    } catch {
      return fail('no-reports-found');
    }
  }

  override async summaries({ ownerIds, after, limit }: ProjectSummariesRequest): Promise<Page> {
    try {
      const { data, response } = await this.#api.GET('/v2/projects', {
        params: {
          query: {
            view: 'summary',
            limit,
            ...(after !== null && { cursor_id: after }),
            ...(ownerIds.length > 0 && { owner_ids: [...ownerIds] }),
          },
        },
      });
      if (data) return ok({ items: data.items.map(summaryFrom), next: data.cursor_id });
      return refusal(response);
    } catch {
      return fail('no-reports-found');
    }
  }

  #asked(request: ProjectListRequest) {
    const search = queryFrom(request.search);
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

function refusal(response: Response): Page {
  return fail(response.status === 401 ? 'signed-out' : 'no-reports-found');
}
