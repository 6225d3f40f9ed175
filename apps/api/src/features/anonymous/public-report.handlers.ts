import type { Report } from '@ridgeline/contract';
import type { Db } from '../../db/database.ts';
import { answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { findShared } from '../reports/report-links.repository.ts';
import { reportOnWire, type ReportRow } from '../reports/report-on-wire.ts';
import { findAnonymousReport } from './anonymous-reports.repository.ts';
import { digestOfVisit } from './visit-secret.ts';

// NAV-2 NAV-3
export const publicReportHandlers: Pick<Handlers, 'getPublicReport'> = {
  async getPublicReport({ path: { reportNumber }, query: { share }, headers, db }) {
    if (share === undefined) {
      const report = await reportOfVisit(db, reportNumber, headers);
      return report ? answer(200, asAnybodyReads(report)) : problem('not-found');
    }
    const shared = await findShared(db, reportNumber, share);
    if (shared?.isOver) return problem('link-over');
    return shared ? answer(200, asAnybodyReads(shared)) : problem('not-found');
  },
};

/** A report that is not adopted yet, for the visit in which it was made. */
export async function reportOfVisit(
  db: Db,
  reportNumber: string,
  headers: Call<'getPublicReport'>['headers'],
): Promise<ReportRow | null> {
  const secret = headers['anonymous-session'];
  return secret === undefined ? null : findAnonymousReport(db, reportNumber, digestOfVisit(secret));
}

/** The content of the report, without anything about the people who work with it. */
function asAnybodyReads(row: ReportRow): Report {
  const { user_flags: _flags, purchaseObject: _purchase, ...report } = reportOnWire(row);
  return { ...report, claim_number: null, job_number: null, project_date: null };
}
