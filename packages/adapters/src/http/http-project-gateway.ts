import type { operations, ProjectListPage, ProjectSummary as SummaryOnWire } from '@ridgeline/contract';
import {
  ProjectGateway,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSearch,
  type ProjectSummary,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { type Refused, resultOf } from './call.ts';

type SearchQuery = NonNullable<operations['searchProjects']['parameters']['query']>;

export class HttpProjectGateway extends ProjectGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>> {
    const params = { query: queryFrom(search) };
    return resultOf(
      () => this.#api.GET('/v2/projects/projectsSearchAfter', { params }),
      pageFrom,
      listFailureOf,
    );
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

export function pageFrom({ items, searchAfterIndex }: ProjectListPage): Result<ProjectPage, never> {
  return ok({ items: items.map(summaryFrom), next: searchAfterIndex });
}

export function listFailureOf(refused: Refused | null): ProjectListFailure {
  return refused?.status === 401 ? 'signed-out' : 'no-reports-found';
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
