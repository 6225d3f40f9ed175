import { randomBytes } from 'node:crypto';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { findNamed, nameReport, shareReport, unshareReport } from './report-links.repository.ts';

const TOKEN_BYTES = 16;

// NAV-2 NAV-3
export const reportLinkHandlers: Pick<
  Handlers,
  'shareReport' | 'unshareReport' | 'nameReport' | 'findReportByName'
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
};
