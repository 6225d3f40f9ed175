import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { readCursor, writeCursor } from '../projects/project-cursor.ts';
import { reportInShort, reportOnWire } from './report-on-wire.ts';
import { findReports, readReport } from './reports.repository.ts';

// DASH-4 RPT-3
export const reportHandlers: Pick<Handlers, 'listReports' | 'getReport'> = {
  async listReports({ query: { term, limit, cursor_id }, db }) {
    const after = readCursor(cursor_id, 'createdAt', 'querystring/cursor_id');
    const rows = await findReports(db, { term: term.trim(), limit, after });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last
      ? writeCursor(['createdAt', last.createdAt.toISOString(), Number(last.reportNumber)])
      : null;
    return answer(200, { items: page.map(reportInShort), cursor_id: next, has_more: next !== null });
  },

  async getReport({ path, db }) {
    const report = await readReport(db, path.reportNumber);
    return report
      ? answer(200, { ...reportOnWire(report), may_change: report.mayChange })
      : problem('not-found');
  },
};
