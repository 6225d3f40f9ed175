import { initialMemberSearch, type MemberSearch } from './member-search.policy.ts';
import type { RosterEntry } from './team.ts';

// D TEAM-3.1
const PAGE_SIZE = 15;

export type RosterPage = {
  readonly entries: readonly RosterEntry[];
  /** From 1; a page that does not exist is the last one. */
  readonly page: number;
  readonly pages: number;
};

/** A page of the roster. In its usual order the owner comes first, and then the newest. */
// TEAM-3
export function rosterPage(
  found: readonly RosterEntry[],
  { adminId, search }: { readonly adminId: string; readonly search: MemberSearch },
): RosterPage {
  const isUsual =
    search.sortBy === initialMemberSearch.sortBy && search.sortOrder === initialMemberSearch.sortOrder;
  const isOwner = ({ id }: RosterEntry) => id === adminId;
  const ordered = isUsual ? [...found.filter(isOwner), ...found.filter((entry) => !isOwner(entry))] : found;
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(search.page, pages);
  return { entries: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
