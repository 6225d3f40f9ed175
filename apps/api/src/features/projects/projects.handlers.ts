import type { ProjectListPage } from '@ridgeline/contract';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { personIdOf } from '../../db/object-references.ts';
import { assertPageIsFound } from '../../http/page-number.ts';
import { answer, type Answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
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

  searchProjects: ({ query: { ownership = 'user', ...query }, db }) => listed(db, ownership, query),

  async listMyProjects({ query: { ownership, ...query }, db }) {
    if (ownership === 'team') return problem('ownership-mismatch', 'querystring/ownership');
    return listed(db, 'user', query);
  },

  listTeamProjects: listOfTeam,
  listTeamFullProjects: listOfTeam,

  listByOwnership: ({ query: { ownership, ...query }, db }) => listed(db, ownership, query),
};

type Search = Omit<Call<'searchProjects'>['query'], 'ownership'>;

async function listOfTeam({
  query: { ownership, ...query },
  db,
}: Pick<Call<'listTeamProjects'>, 'query' | 'db'>): Promise<Answer<'listTeamProjects'>> {
  if (ownership === 'user') return problem('ownership-mismatch', 'querystring/ownership');
  return listed(db, 'team', query);
}

/** TEAM-5: a team's list needs the team's id. The rights check makes sure that a person named with it is in that team. */
async function listed(
  db: CallerDb,
  ownership: 'user' | 'team',
  { userId, teamId, ...search }: Search,
): Promise<Answer<'listByOwnership'>> {
  if (ownership === 'team' && !teamId) {
    await db.rows(RIGHTS, []);
    const message = 'Please provide a team id';
    return answer(200, { items: [], searchAfterIndex: null, has_more: false, message });
  }
  const whole = ownership === 'team' ? TEAMS : MINE;
  return answer(200, await pageFor(db, userId === undefined ? whole : ownedBy([userId]), search));
}

const RIGHTS = callerStatement('projects.rights', 'select caller.id');

async function pageFor(
  db: CallerDb,
  whose: Whose,
  { term, sortBy, order, limit, searchAfterIndex, pageNumber, ...filters }: Omit<Search, 'userId' | 'teamId'>,
): Promise<ProjectListPage> {
  assertPageIsFound(pageNumber, searchAfterIndex, 'querystring/pageNumber');
  const after =
    searchAfterIndex === undefined
      ? null
      : readCursor(searchAfterIndex, sortBy, 'querystring/searchAfterIndex');
  const asked: ProjectQuery = { whose, sortBy, order, limit, after, term: term.trim(), filters };
  const { items, next } = pageOf(await findProjects(db, asked), asked);
  return { items, searchAfterIndex: next, has_more: next !== null, message: null };
}

/** Each owner once: a person who is named twice is listed once. */
function ownedBy(ids: readonly string[]): Whose {
  return { of: 'owners', ids: [...new Set(ids.map(personIdOf))] };
}
