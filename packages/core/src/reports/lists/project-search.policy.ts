import { isDay } from '../../shared/source-day.ts';
import { PROPERTY_TYPES, ROOF_TYPES } from '../property.ts';
import { ADD_ONS } from '../report-sections.ts';

/** The dashboard's search. It is kept in the address bar, so that a reload shows the same screen. */
export type ProjectSearch = {
  readonly term: string;
  readonly sortBy: ProjectSortKey;
  readonly order: SortOrder;
  readonly page: number;
  readonly limit: number;
  /** Start of this page: the cursor returned with the previous page. */
  readonly after: string | null;
  readonly filters: ProjectFilters;
  readonly view: ProjectView;
};

/** Which projects a list is about: what one works on, alone or as a team, what waits for an answer, or what is done. */
export const PROJECT_VIEWS = ['mine', 'team', 'needs-a-look', 'archived', 'all'] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

/** Rows that a person may choose to see at once. */
// DASH-1 D
export const PROJECT_LIMITS = [5, 15, 50] as const;

export const PROJECT_SORT_KEYS = ['createdAt', 'address'] as const;
export type ProjectSortKey = (typeof PROJECT_SORT_KEYS)[number];
export type SortOrder = 'asc' | 'desc';

export const PROJECT_FILTERS = [
  'state',
  'jurisdiction',
  'createdDateFrom',
  'createdDateTo',
  'createdBy',
  'hasTheWords',
  'propertyType',
  'roofType',
  'projectIncludes',
] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];
export type ProjectFilters = { readonly [Name in ProjectFilter]?: string };

// DASH-1
export const initialProjectSearch: ProjectSearch = {
  term: '',
  sortBy: 'createdAt',
  order: 'desc',
  page: 1,
  limit: 5,
  after: null,
  filters: {},
  view: 'all',
};

/** What an address means where it says nothing: it depends on the screen. */
export type SearchDefaults = Pick<ProjectSearch, 'limit' | 'view'>;

/** A changed search starts at the first page. */
export function refineSearch(
  search: ProjectSearch,
  change: Partial<Pick<ProjectSearch, 'term' | 'sortBy' | 'order' | 'filters' | 'limit' | 'view'>>,
): ProjectSearch {
  return { ...search, ...change, page: 1, after: null };
}

export function nextPage(search: ProjectSearch, after: string): ProjectSearch {
  return { ...search, page: search.page + 1, after };
}

/** The search as address-bar parameters, without default values. */
export function searchToQuery(
  search: ProjectSearch,
  defaults: SearchDefaults = initialProjectSearch,
): Record<string, string> {
  const query: Record<string, string> = {};
  if (search.view !== defaults.view) query['view'] = search.view;
  if (search.term !== '') query['term'] = search.term;
  if (search.sortBy !== initialProjectSearch.sortBy) query['sortBy'] = search.sortBy;
  if (search.order !== initialProjectSearch.order) query['order'] = search.order;
  if (search.limit !== defaults.limit) query['limit'] = String(search.limit);
  if (search.page > 1 && search.after !== null) {
    query['page'] = String(search.page);
    query['after'] = search.after;
  }
  for (const name of PROJECT_FILTERS) {
    const value = search.filters[name];
    if (value) query[name] = value;
  }
  return query;
}

/** Filters of which only some values mean anything: the API refuses a list for another one. */
const MEANT: { readonly [Name in ProjectFilter]?: (value: string) => boolean } = {
  createdDateFrom: isDay,
  createdDateTo: isDay,
  propertyType: oneOf(PROPERTY_TYPES),
  roofType: oneOf(ROOF_TYPES),
  projectIncludes: oneOf(ADD_ONS),
};

function oneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

/** Parses any address bar; invalid values are ignored. */
export function searchFromQuery(
  query: Readonly<Record<string, string | undefined>>,
  defaults: SearchDefaults = initialProjectSearch,
): ProjectSearch {
  const page = Number(query['page']);
  const after = query['after'] || null;
  const deeper = after !== null && Number.isSafeInteger(page) && page > 1;
  return {
    ...initialProjectSearch,
    term: query['term'] ?? '',
    sortBy: PROJECT_SORT_KEYS.find((key) => key === query['sortBy']) ?? initialProjectSearch.sortBy,
    order: query['order'] === 'asc' ? 'asc' : 'desc',
    view: PROJECT_VIEWS.find((view) => view === query['view']) ?? defaults.view,
    limit: PROJECT_LIMITS.find((limit) => String(limit) === query['limit']) ?? defaults.limit,
    page: deeper ? page : 1,
    after: deeper ? after : null,
    filters: Object.fromEntries(
      PROJECT_FILTERS.flatMap((name) => {
        const value = query[name];
        return value && (MEANT[name]?.(value) ?? true) ? [[name, value]] : [];
      }),
    ),
  };
}
