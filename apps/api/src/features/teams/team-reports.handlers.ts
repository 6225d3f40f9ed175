import { answer, type Handlers } from '../../http/operations.ts';
import { readCursor } from '../projects/project-cursor.ts';
import { pageOf } from '../projects/project-page.ts';
import { findProjects, type ProjectQuery } from '../projects/projects.repository.ts';

export const teamReportHandlers: Pick<Handlers, 'listTeamReports'> = {
  async listTeamReports({ query: { term, limit, cursor_id }, db }) {
    const after = readCursor(cursor_id, 'createdAt', 'querystring/cursor_id');
    const query: ProjectQuery = {
      whose: { of: 'team' },
      sortBy: 'createdAt',
      order: 'desc',
      limit,
      after,
      term: term.trim(),
      filters: {},
    };
    const { items, next } = pageOf(await findProjects(db, query), query);
    return answer(200, { items, cursor_id: next, has_more: next !== null });
  },
};
