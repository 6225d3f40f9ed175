import type { ProjectListPage } from '@ridgeline/contract';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { personIdOf } from '../../db/object-references.ts';
import { answer, type Call, type Handlers } from '../../http/operations.ts';
import { readCursor } from './project-cursor.ts';
import { pageOf } from './project-page.ts';
import { findProjects, type ProjectQuery, type Whose } from './projects.repository.ts';

type ProjectLists = Pick<
  Handlers,
  | 'listProjects'
  | 'searchProjects'
  | 'listMyProjects'
  | 'listTeamProjects'
  | 'listTeamFullProjects'
  | 'listByOwnership'
>;

const MINE: Whose = { of: 'caller' };
const TEAMS: Whose = { of: 'team' };

// DASH-4
export const projectHandlers: ProjectLists = {
  async listProjects({ query: { limit, cursor_id, owner_ids }, db }) {
    const after =
      cursor_id === undefined ? null : readCursor(cursor_id, 'createdAt', 'querystring/cursor_id');
    const whose = owner_ids ? ownedBy(owner_ids) : MINE;
    const asked: ProjectQuery = {
      whose,
      sortBy: 'createdAt',
      order: 'desc',
      limit,
      after,
      term: '',
      filters: {},
    };
    const { items, next } = pageOf(await findProjects(db, asked), asked);
    return answer(200, { items, cursor_id: next, has_more: next !== null });
  },

  async searchProjects({ query, db }) {
    const { items, searchAfterIndex, has_more } = await listOf(db, MINE, query);
    return answer(200, { items, searchAfterIndex, has_more });
  },

  async listMyProjects({ query, db }) {
    const { userId: _, ...search } = query;
    return answer(200, await listOf(db, MINE, search));
  },

  async listTeamProjects({ query: { teamId, ...search }, db }) {
    return answer(200, await teamList(db, teamId, search));
  },

  async listTeamFullProjects({ query: { teamId, ...search }, db }) {
    return answer(200, await teamList(db, teamId, search));
  },

  async listByOwnership({ query: { ownership, userId, teamId, ...search }, db }) {
    if (ownership === 'team') return answer(200, await teamList(db, teamId, search));
    return answer(200, await listOf(db, userId === undefined ? MINE : ownedBy([userId]), search));
  },
};

type Search = Call<'searchProjects'>['query'];

async function listOf(db: CallerDb, whose: Whose, query: Search): Promise<ProjectListPage> {
  const { term, sortBy, order, limit, searchAfterIndex, pageNumber: _, ...filters } = query;
  const after =
    searchAfterIndex === undefined
      ? null
      : readCursor(searchAfterIndex, sortBy, 'querystring/searchAfterIndex');
  const asked: ProjectQuery = { whose, sortBy, order, limit, after, term: term.trim(), filters };
  const { items, next } = pageOf(await findProjects(db, asked), asked);
  return { items, searchAfterIndex: next, has_more: next !== null, message: null };
}

const RIGHTS = callerStatement('projects.rights', 'select caller.id');

// TEAM-5
async function teamList(db: CallerDb, teamId: string | undefined, search: Search): Promise<ProjectListPage> {
  if (teamId) return listOf(db, TEAMS, search);
  await db.rows(RIGHTS, []);
  return { items: [], searchAfterIndex: null, has_more: false, message: 'Please provide a team id' };
}

/** Each once: somebody who is named twice has no project twice. */
function ownedBy(ids: readonly string[]): Whose {
  return { of: 'owners', ids: [...new Set(ids.map(personIdOf))] };
}
