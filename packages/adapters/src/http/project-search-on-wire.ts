import type { operations } from '@ridgeline/contract';
import { type ProjectSearch, standingIn } from '@ridgeline/core/reports';

type SearchQuery = NonNullable<operations['searchProjects']['parameters']['query']>;

export function projectSearchOnWire(search: ProjectSearch): SearchQuery {
  const { term, sortBy, order, page, limit, after, filters, view } = search;
  const standing = standingIn(view);
  return {
    // The filters are texts of the address bar; the API checks them.
    ...(filters as Partial<SearchQuery>),
    term,
    sortBy,
    order,
    pageNumber: page,
    limit,
    withTotal: true,
    ...(standing !== null && { standing }),
    ...(after !== null && { searchAfterIndex: after }),
  };
}
