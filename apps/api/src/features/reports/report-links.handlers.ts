import { randomBytes } from 'node:crypto';
import type { Report } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { findNamed, findShared, nameReport, shareReport, unshareReport } from './report-links.repository.ts';
import { reportOnWire, type ReportRow } from './report-on-wire.ts';

const TOKEN_BYTES = 16;

// NAV-2 NAV-3
export const reportLinkHandlers: Pick<
  Handlers,
  'shareReport' | 'unshareReport' | 'nameReport' | 'findReportByName' | 'getSharedReport'
> = {
  async shareReport({ path: { reportNumber }, db }) {
    const share = await shareReport(db, reportNumber, randomBytes(TOKEN_BYTES).toString('base64url'));
    return answer(200, { share, path: `/public/report/${reportNumber}?share=${share}` });
  },

  async unshareReport({ path, db }) {
    await unshareReport(db, path.reportNumber);
    return answer(204, undefined);
  },

  async nameReport({ path, body, db }) {
    return answer(200, await nameReport(db, path.reportNumber, body.vanity_id));
  },

  async findReportByName({ path, db }) {
    const named = await findNamed(db, path.vanity_id);
    return named ? answer(200, named) : problem('not-found');
  },

  async getSharedReport({ path, query, db }) {
    const report = await findShared(db, path.reportNumber, query.share);
    return report ? answer(200, asAnybodyReads(report)) : problem('not-found');
  },
};

/** What the report says, and nothing of those who work with it. */
function asAnybodyReads(row: ReportRow): Report {
  const { user_flags: _flags, purchaseObject: _purchase, ...report } = reportOnWire(row);
  return { ...report, claim_number: null, job_number: null, project_date: null };
}
