import type { ProjectSummary } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { readCursor, writeCursor } from './project-cursor.ts';
import { findProjects, type ProjectQuery, type ProjectRow } from './projects.repository.ts';

export const projectHandlers: Pick<Handlers, 'listProjects' | 'searchProjects'> = {
  async listProjects({ query: { limit, cursor_id }, db }) {
    const after =
      cursor_id === undefined ? null : readCursor(cursor_id, 'createdAt', 'querystring/cursor_id');
    const asked: ProjectQuery = { sortBy: 'createdAt', order: 'desc', limit, after, term: '', filters: {} };
    const { items, next } = pageOf(await findProjects(db, asked), asked);
    return answer(200, { items, cursor_id: next, has_more: next !== null });
  },

  async searchProjects({ query, db }) {
    const { term, sortBy, order, limit, searchAfterIndex, pageNumber: _, ...filters } = query;
    const after =
      searchAfterIndex === undefined
        ? null
        : readCursor(searchAfterIndex, sortBy, 'querystring/searchAfterIndex');
    const asked: ProjectQuery = { sortBy, order, limit, after, term: term.trim(), filters };
    const { items, next } = pageOf(await findProjects(db, asked), asked);
    return answer(200, { items, searchAfterIndex: next, has_more: next !== null });
  },
};

/** One row more than the page was asked for, so that its presence says whether there is a next page. */
function pageOf(
  rows: readonly ProjectRow[],
  { limit, sortBy }: ProjectQuery,
): { readonly items: ProjectSummary[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const key = last && (sortBy === 'createdAt' ? last.createdAt.toISOString() : last.address);
  const more = rows.length > limit && last !== undefined && key !== undefined;
  return {
    items: page.map(summaryOf),
    next: more ? writeCursor([sortBy, key, Number(last.reportNumber)]) : null,
  };
}

function summaryOf(row: ProjectRow): ProjectSummary {
  return {
    reportNumber: row.reportNumber,
    address: row.address,
    jurisdiction: row.jurisdiction,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    propertyType: row.propertyType,
    roofType: row.roofType,
    createdBy: row.createdBy,
    includes: row.includes,
    archived: row.archived,
  };
}
