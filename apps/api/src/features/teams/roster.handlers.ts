import { inactiveLookup, INVITE_STATUSES } from '@ridgeline/core/teams';
import type { MemberRosterPage } from '@ridgeline/contract';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Call, type Handlers } from '../../http/operations.ts';
import { assertPageIsFound } from '../../http/page-number.ts';
import { problem } from '../../problems/problem.ts';
import { readRosterCursor } from './roster-cursor.ts';
import { rosterPageOf } from './roster-on-wire.ts';
import { findRoster, type RosterQuery } from './roster.repository.ts';

const EVERYBODY = {
  sortBy: 'createdAt',
  sortOrder: 'asc',
  words: [],
  role: null,
  statuses: null,
  projectCount: null,
} as const;

export function rosterHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, 'listTeamMembers' | 'searchTeamMembers' | 'listInactiveMembers'> {
  return {
    async listTeamMembers({ query: { limit, cursor_id }, db }) {
      return answer(200, await pageOf(db, { ...EVERYBODY, limit, after: after(cursor_id, 'createdAt') }));
    },

    async searchTeamMembers({ query, db }) {
      assertPageIsFound(query.page, query.cursor_id, 'querystring/page');
      return answer(200, await pageOf(db, searched(query)));
    },

    // TEAM-4 TEAM-6
    async listInactiveMembers({ query: { team_id, limit, cursor_id }, caller, db }) {
      const asked = inactiveLookup({ userId: caller, teamId: team_id ?? null });
      if (!asked.ok) {
        return problem(asked.failure === 'not-authenticated' ? 'signed-out' : asked.failure);
      }
      const statuses = INVITE_STATUSES.filter((status) => status !== 'active');
      return answer(
        200,
        await pageOf(db, { ...EVERYBODY, statuses, limit, after: after(cursor_id, 'createdAt') }),
      );
    },
  };

  async function pageOf(db: CallerDb, query: RosterQuery): Promise<MemberRosterPage> {
    return rosterPageOf(await findRoster(db, query), query, region);
  }
}

function searched(query: Call<'searchTeamMembers'>['query']): RosterQuery {
  const filters = new Map(query.filters?.map((filter) => pairIn(filter)));
  const status = filters.get('inviteStatus');
  return {
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    limit: query.limit,
    after: after(query.cursor_id, query.sortBy),
    words: [query.term.trim(), ...(query.advancedTerms ?? [])],
    role: filters.get('role') ?? null,
    statuses: status === undefined ? null : INVITE_STATUSES.filter((known) => known === status),
    projectCount: query.numberOfProjects ?? null,
  };
}

/** `role:viewer`. */
function pairIn(filter: string): readonly [name: string, value: string] {
  const end = filter.indexOf(':');
  return [filter.slice(0, end), filter.slice(end + 1)];
}

function after(cursor: string | undefined, sortBy: RosterQuery['sortBy']): RosterQuery['after'] {
  return cursor === undefined ? null : readRosterCursor(cursor, sortBy);
}
