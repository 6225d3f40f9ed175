import type { operations, Member as MemberOnWire, TeamProblemCode } from '@ridgeline/contract';
import { done, ok, type Result } from '@ridgeline/core/shared';
import {
  type Invited,
  type Invitees,
  type MemberPage,
  type MemberSearch,
  type RestoreRefusal,
  type TeamCallFailure,
  type TeamMember,
  TeamMembers,
  type TeamRole,
} from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { failureIn, resultOf } from './call.ts';
import { everyPage } from './every-page.ts';
import { rosterEntryFrom } from './roster-entry-on-wire.ts';
import { TEAM_FAILURES, teamFailureOf } from './team-failure.ts';

type SearchQuery = NonNullable<operations['searchTeamMembers']['parameters']['query']>;

const LARGEST_PAGE = 100;

const RESTORE_FAILURES: Readonly<Record<TeamProblemCode, TeamCallFailure | RestoreRefusal>> = {
  ...TEAM_FAILURES,
  'removed-too-long-ago': 'removed-too-long-ago',
  'member-in-another-team': 'member-in-another-team',
  'no-seat-left': 'no-seat-left',
};

export class HttpTeamMembers extends TeamMembers {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override all(id: string): Promise<Result<readonly TeamMember[], TeamCallFailure>> {
    const path = { id };
    return everyPage((cursor) =>
      resultOf(
        () =>
          this.#api.GET('/teams/{id}/members', {
            params: { path, query: { limit: LARGEST_PAGE, ...cursor } },
          }),
        ({ items, cursor_id }) => ok({ items: items.map(memberFrom), cursor_id }),
        teamFailureOf,
      ),
    );
  }

  /** The API pages by cursor, without a count. A team is small: its one or two pages are loaded and cut here. */
  override async search(id: string, search: MemberSearch): Promise<Result<MemberPage, TeamCallFailure>> {
    const path = { id };
    const query = queryFrom(search);
    const found = await everyPage((cursor) =>
      resultOf(
        () =>
          this.#api.GET('/teams/{id}/members/search', { params: { path, query: { ...query, ...cursor } } }),
        ({ items, cursor_id }) => ok({ items: items.map(rosterEntryFrom), cursor_id }),
        teamFailureOf,
      ),
    );
    if (!found.ok) return found;
    const start = (search.page - 1) * search.limit;
    return ok({ entries: found.value.slice(start, start + search.limit), total: found.value.length });
  }

  override add(id: string, { emails, role }: Invitees): Promise<Result<readonly Invited[], TeamCallFailure>> {
    const params = { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } };
    return resultOf(
      () => this.#api.POST('/teams/{id}/members', { params, body: { emails: [...emails], role } }),
      ({ outcomes }) => ok(outcomes),
      teamFailureOf,
    );
  }

  override remove(id: string, memberId: string): Promise<Result<void, TeamCallFailure>> {
    const params = { path: { id }, query: { member_id: memberId } };
    return resultOf(
      () => this.#api.DELETE('/teams/{id}/members', { params }),
      () => done,
      teamFailureOf,
    );
  }

  override restore(memberId: string): Promise<Result<void, TeamCallFailure | RestoreRefusal>> {
    return resultOf(
      () => this.#api.POST('/members/{memberId}/restore', { params: { path: { memberId } } }),
      () => done,
      (refused) => failureIn(RESTORE_FAILURES, refused) ?? teamFailureOf(refused),
    );
  }

  override changeOwner(newAdminId: string): Promise<Result<void, TeamCallFailure>> {
    return resultOf(
      () => this.#api.POST('/members/changeowner', { body: { newAdminId } }),
      () => done,
      teamFailureOf,
    );
  }

  override changeRole(memberId: string, newRole: TeamRole): Promise<Result<void, TeamCallFailure>> {
    const params = { path: { memberId } };
    return resultOf(
      () => this.#api.POST('/members/{memberId}/changerole', { params, body: { newRole } }),
      () => done,
      teamFailureOf,
    );
  }
}

function memberFrom({ createdAt, ...same }: MemberOnWire): TeamMember {
  return { ...same, createdAt: Date.parse(createdAt) };
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
