import type { operations } from '@ridgeline/contract';
import { done, ok, type Result } from '@ridgeline/core/shared';
import {
  type Invitees,
  type MemberPage,
  type MemberSearch,
  type TeamCallFailure,
  type TeamMember,
  TeamMembers,
  type TeamRole,
} from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { everyPage } from './every-page.ts';
import { rosterEntryFrom } from './roster-entry-on-wire.ts';
import { teamCall } from './team-call.ts';

type SearchQuery = NonNullable<operations['searchTeamMembers']['parameters']['query']>;

const LARGEST_PAGE = 100;

export class HttpTeamMembers extends TeamMembers {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async all(id: string): Promise<Result<readonly TeamMember[], TeamCallFailure>> {
    const members = await everyPage((cursor) =>
      teamCall(() =>
        this.#api.GET('/teams/{id}/members', {
          params: { path: { id }, query: { limit: LARGEST_PAGE, ...cursor } },
        }),
      ),
    );
    if (!members.ok) return members;
    return ok(members.value.map(({ createdAt, ...same }) => ({ ...same, createdAt: Date.parse(createdAt) })));
  }

  /** The API pages by cursor, without a count. A team is small: its one or two pages are loaded and cut here. */
  override async search(id: string, search: MemberSearch): Promise<Result<MemberPage, TeamCallFailure>> {
    const query = queryFrom(search);
    const found = await everyPage((cursor) =>
      teamCall(() =>
        this.#api.GET('/teams/{id}/members/search', {
          params: { path: { id }, query: { ...query, ...cursor } },
        }),
      ),
    );
    if (!found.ok) return found;
    const start = (search.page - 1) * search.limit;
    const entries = found.value.slice(start, start + search.limit).map(rosterEntryFrom);
    return ok({ entries, total: found.value.length });
  }

  override async add(id: string, { emails, role }: Invitees): Promise<Result<void, TeamCallFailure>> {
    const added = await teamCall(() =>
      this.#api.POST('/teams/{id}/members', {
        params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { emails: [...emails], role },
      }),
    );
    return added.ok ? done : added;
  }

  override async remove(id: string, memberId: string): Promise<Result<void, TeamCallFailure>> {
    const removed = await teamCall(() =>
      this.#api.DELETE('/teams/{id}/members', { params: { path: { id }, query: { member_id: memberId } } }),
    );
    return removed.ok ? done : removed;
  }

  override async changeOwner(newAdminId: string): Promise<Result<void, TeamCallFailure>> {
    const changed = await teamCall(() => this.#api.POST('/members/changeowner', { body: { newAdminId } }));
    return changed.ok ? done : changed;
  }

  override async changeRole(memberId: string, newRole: TeamRole): Promise<Result<void, TeamCallFailure>> {
    const changed = await teamCall(() =>
      this.#api.POST('/members/{memberId}/changerole', { params: { path: { memberId } }, body: { newRole } }),
    );
    return changed.ok ? done : changed;
  }
}

function queryFrom({
  term,
  sortBy,
  sortOrder,
  filters,
  advancedTerms,
  numberOfProjects,
}: MemberSearch): SearchQuery {
  const named = [
    ...(filters.role === undefined ? [] : [`role:${filters.role}`]),
    ...(filters.inviteStatus === undefined ? [] : [`inviteStatus:${filters.inviteStatus}`]),
  ];
  return {
    term,
    sortBy,
    sortOrder,
    limit: LARGEST_PAGE,
    ...(named.length > 0 && { filters: named }),
    ...(advancedTerms.length > 0 && { advancedTerms: [...advancedTerms] }),
    ...(numberOfProjects !== null && { numberOfProjects }),
  };
}
