import { answer, type Handlers } from '../../http/operations.ts';
import { readCursor, writeCursor } from '../projects/project-cursor.ts';
import { findTeamReports } from './team-reports.repository.ts';

export const teamReportHandlers: Pick<Handlers, 'listTeamReports'> = {
  async listTeamReports({ query: { term, limit, cursor_id }, db }) {
    const after =
      cursor_id === undefined ? null : readCursor(cursor_id, 'createdAt', 'querystring/cursor_id');
    const rows = await findTeamReports(db, { term: term.trim(), limit, after });
    const items = rows
      .slice(0, limit)
      .map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
    const last = rows.length > limit ? items.at(-1) : undefined;
    const next = last ? writeCursor(['createdAt', last.createdAt, Number(last.reportNumber)]) : null;
    return answer(200, { items, cursor_id: next, has_more: next !== null });
  },
};
