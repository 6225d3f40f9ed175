import type { operations, ProjectSummary as SummaryOnWire } from '@ridgeline/contract';
import {
  ProjectGateway,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSearch,
  type ProjectSummary,
} from '@ridgeline/core/reports';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';

type SearchQuery = NonNullable<operations['searchProjects']['parameters']['query']>;

export class HttpProjectGateway extends ProjectGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>> {
    try {
      const { data, response } = await this.#api.GET('/v2/projects/projectsSearchAfter', {
        params: { query: queryFrom(search) },
      });
      if (data) return ok({ items: data.items.map(summaryFrom), next: data.searchAfterIndex });
      return fail(response.status === 401 ? 'signed-out' : 'no-reports-found');
    } catch {
      return fail('no-reports-found');
    }
  }
}

export function queryFrom({ term, sortBy, order, page, limit, after, filters }: ProjectSearch): SearchQuery {
  return {
    ...(filters as Partial<SearchQuery>),
    term,
    sortBy,
    order,
    pageNumber: page,
    limit,
    ...(after !== null && { searchAfterIndex: after }),
  };
}

export function summaryFrom({ jurisdiction, createdAt, ...same }: SummaryOnWire): ProjectSummary {
  return {
    reportNumber: same.reportNumber,
    address: same.address,
    municipality: jurisdiction,
    createdAt: Date.parse(createdAt),
    propertyType: same.propertyType,
    createdBy: same.createdBy,
    archived: same.archived,
  };
}
