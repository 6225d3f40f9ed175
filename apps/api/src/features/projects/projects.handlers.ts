import type { CallerDb } from '../../db/caller-db.ts';
import { personIdOf } from '../../db/object-references.ts';
import { assertPageIsFound } from '../../http/page-number.ts';
import { answer, type Answer, type Call, type Handlers, LinesBody } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { exportedLines } from './project-export.ts';
import { readCursor } from './project-cursor.ts';
import { pageOf, type ProjectPage } from './project-page.ts';
import { findJurisdictions, findProjects, type ProjectQuery, type Whose } from './projects.repository.ts';

type ProjectLists = Pick<
  Handlers,
  | 'listProjects'
  | 'searchProjects'
  | 'listMyProjects'
  | 'listTeamProjects'
  | 'listTeamFullProjects'
  | 'listByOwnership'
  | 'exportProjects'
  | 'listProjectJurisdictions'
>;

const OF_CALLER: Whose = { of: 'caller' };
const OF_TEAM: Whose = { of: 'team' };

// DASH-4
export const projectHandlers: ProjectLists = {
  async listProjects({ query: { limit, cursor_id, owner_ids }, db }) {
    const { items, next } = await pageFor(db, {
      whose: owner_ids ? ownedBy(owner_ids) : OF_CALLER,
      sortBy: 'createdAt',
      order: 'desc',
      limit,
      after: readCursor(cursor_id, 'createdAt', 'querystring/cursor_id'),
      term: '',
      filters: {},
    });
    return answer(200, { items, cursor_id: next, has_more: next !== null });
  },

  searchProjects: ({ query: { ownership = 'user', ...query }, db }) => searchedList(db, ownership, query),

  async listMyProjects({ query: { ownership, ...query }, db }) {
    if (ownership === 'team') return problem('ownership-mismatch', 'querystring/ownership');
    return searchedList(db, 'user', query);
  },

  listTeamProjects: listOfTeam,
  listTeamFullProjects: listOfTeam,

  listByOwnership: ({ query: { ownership, ...query }, db }) => searchedList(db, ownership, query),

  async exportProjects({ query: { ownership = 'user', language, userId, teamId, ...search }, db }) {
    const whose = whoseOf(ownership, userId, teamId);
    if (whose === null) return problem('not-found');
    const { term, sortBy, order, standing, ...filters } = search;
    const query = { whose, sortBy, order, term: term.trim(), filters, standing };
    return answer(200, new LinesBody(await exportedLines(db, query, language), 'projects.csv'));
  },

  async listProjectJurisdictions({ query: { ownership = 'user', userId, teamId }, db }) {
    const whose = whoseOf(ownership, userId, teamId);
    return answer(200, { items: whose === null ? [] : await findJurisdictions(db, whose) });
  },
};

type Search = Omit<Call<'searchProjects'>['query'], 'ownership'>;

async function listOfTeam({
  query: { ownership, ...query },
  db,
}: Pick<Call<'listTeamProjects'>, 'query' | 'db'>): Promise<Answer<'listTeamProjects'>> {
  if (ownership === 'user') return problem('ownership-mismatch', 'querystring/ownership');
  return searchedList(db, 'team', query);
}

/** TEAM-5: a team's list needs the team's id. The rights check makes sure that a person named with it is in that team. */
async function searchedList(
  db: CallerDb,
  ownership: 'user' | 'team',
  { userId, teamId, ...search }: Search,
): Promise<Answer<'listByOwnership'>> {
  const whose = whoseOf(ownership, userId, teamId);
  if (whose === null) {
    const message = 'Please provide a team id';
    return answer(200, { items: [], searchAfterIndex: null, has_more: false, total: 0, message });
  }
  const { items, next, total } = await pageFor(db, {
    ...queryFrom(search),
    whose,
  });
  return answer(200, { items, searchAfterIndex: next, has_more: next !== null, total, message: null });
}

function queryFrom(search: Omit<Search, 'userId' | 'teamId'>): Omit<ProjectQuery, 'whose'> {
  const { term, sortBy, order, limit, searchAfterIndex, pageNumber, standing, withTotal, ...filters } =
    search;
  assertPageIsFound(pageNumber, searchAfterIndex, 'querystring/pageNumber');
  const after = readCursor(searchAfterIndex, sortBy, 'querystring/searchAfterIndex');
  return { sortBy, order, limit, after, term: term.trim(), filters, standing, withTotal };
}

async function pageFor(db: CallerDb, query: ProjectQuery): Promise<ProjectPage> {
  return pageOf(await findProjects(db, query), query);
}

/** Null for a team that is not named. */
function whoseOf(ownership: 'user' | 'team', userId?: string, teamId?: string): Whose | null {
  if (ownership === 'team' && !teamId) return null;
  if (userId !== undefined) return ownedBy([userId]);
  return ownership === 'team' ? OF_TEAM : OF_CALLER;
}

/** Each owner once: a person who is named twice is listed once. */
function ownedBy(ids: readonly string[]): Whose {
  return { of: 'owners', ids: [...new Set(ids.map(personIdOf))] };
}
