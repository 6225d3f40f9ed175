import { INVITE_STATUSES, type InviteStatus, type RosterEntry } from './team.ts';

/** The roster's search. It is kept in the address bar, so that a reload shows the same screen. */
export type MemberSearch = {
  readonly term: string;
  readonly sortBy: MemberSortKey;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
  readonly filters: MemberFilters;
  /** Words that must all be found. */
  readonly advancedTerms: readonly string[];
  readonly numberOfProjects: number | null;
};

export const MEMBER_SORT_KEYS = [
  'createdAt',
  'name',
  'email',
  'role',
  'inviteStatus',
  'projectCount',
] as const;
export type MemberSortKey = (typeof MEMBER_SORT_KEYS)[number];
export type MemberFilters = { readonly role?: string; readonly inviteStatus?: InviteStatus };

// TEAM-3
export const initialMemberSearch: MemberSearch = {
  term: '',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
  limit: 5,
  filters: {},
  advancedTerms: [],
  numberOfProjects: null,
};

/** A changed search starts at the first page. */
export function refineMemberSearch(
  search: MemberSearch,
  change: Partial<Omit<MemberSearch, 'page' | 'limit'>>,
): MemberSearch {
  return { ...search, ...change, page: 1 };
}

/** The search as address-bar parameters, without default values. */
export function memberSearchToQuery(search: MemberSearch): Record<string, string> {
  const query: Record<string, string> = {};
  if (search.term !== '') query['term'] = search.term;
  if (search.sortBy !== initialMemberSearch.sortBy) query['sortBy'] = search.sortBy;
  if (search.sortOrder !== initialMemberSearch.sortOrder) query['sortOrder'] = search.sortOrder;
  if (search.page > 1) query['page'] = String(search.page);
  if (search.filters.role) query['role'] = search.filters.role;
  if (search.filters.inviteStatus) query['inviteStatus'] = search.filters.inviteStatus;
  if (search.advancedTerms.length > 0) query['advancedTerms'] = search.advancedTerms.join(' ');
  if (search.numberOfProjects !== null) query['numberOfProjects'] = String(search.numberOfProjects);
  return query;
}

/** Parses any address bar; invalid values are ignored. */
export function memberSearchFromQuery(query: Readonly<Record<string, string | undefined>>): MemberSearch {
  const role = query['role'];
  const inviteStatus = INVITE_STATUSES.find((status) => status === query['inviteStatus']);
  return {
    ...initialMemberSearch,
    term: query['term'] ?? '',
    sortBy: MEMBER_SORT_KEYS.find((key) => key === query['sortBy']) ?? initialMemberSearch.sortBy,
    sortOrder: query['sortOrder'] === 'asc' ? 'asc' : 'desc',
    page: wholeNumber(query['page'], 1) ?? 1,
    filters: { ...(role ? { role } : {}), ...(inviteStatus ? { inviteStatus } : {}) },
    advancedTerms: (query['advancedTerms'] ?? '').split(/\s+/).filter((term) => term !== ''),
    numberOfProjects: wholeNumber(query['numberOfProjects'], 0),
  };
}

/** The roster sorted by one column, stable for equal values. */
// TEAM-3
export function sortRoster(
  entries: readonly RosterEntry[],
  { sortBy, sortOrder }: Pick<MemberSearch, 'sortBy' | 'sortOrder'>,
): readonly RosterEntry[] {
  const way = sortOrder === 'asc' ? 1 : -1;
  return entries.toSorted((one, other) => way * compare(COLUMNS[sortBy](one), COLUMNS[sortBy](other)));
}

/** The name the roster shows: their own, or their email where they gave none. */
export function rosterName({ displayName, email }: Pick<RosterEntry, 'displayName' | 'email'>): string {
  return displayName?.trim() || email;
}

const COLUMNS: Readonly<Record<MemberSortKey, (entry: RosterEntry) => string | number>> = {
  createdAt: (entry) => entry.createdAt,
  name: (entry) => rosterName(entry).toLowerCase(),
  email: (entry) => entry.email.toLowerCase(),
  role: (entry) => entry.role.toLowerCase(),
  inviteStatus: (entry) => entry.inviteStatus,
  projectCount: (entry) => entry.projectCount,
};

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function wholeNumber(written: string | undefined, least: number): number | null {
  if (!/^\d+$/.test(written ?? '')) return null;
  const number = Number(written);
  return Number.isSafeInteger(number) && number >= least ? number : null;
}
