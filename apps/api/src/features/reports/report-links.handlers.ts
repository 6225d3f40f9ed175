import { randomBytes } from 'node:crypto';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import {
  findNamed,
  nameReport,
  type ShareLink,
  shareReport,
  unshareReport,
} from './report-links.repository.ts';

const TOKEN_BYTES = 16;

// NAV-2 NAV-3 D NAV-2.2
export const reportLinkHandlers: Pick<
  Handlers,
  'shareReport' | 'setShareEnd' | 'unshareReport' | 'nameReport' | 'findReportByName'
> = {
  async shareReport({ path: { reportNumber }, db }) {
    return answer(200, linkOnWire(reportNumber, await shareReport(db, reportNumber, newToken())));
  },

  async setShareEnd({ path: { reportNumber }, body: { endsAt }, db }) {
    return answer(200, linkOnWire(reportNumber, await shareReport(db, reportNumber, newToken(), endsAt)));
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

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function linkOnWire(reportNumber: string, { share, endsAt }: ShareLink) {
  return {
    share,
    path: `/public/report/${reportNumber}?share=${share}`,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
