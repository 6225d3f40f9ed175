import type { Report } from '@ridgeline/contract';
import type { Db } from '../../db/database.ts';
import { answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { type MapConfig, mapOfProperty } from '../reports/map-of-property.ts';
import type { ReportConfig } from '../reports/new-report.handlers.ts';
import { findShared } from '../reports/report-links.repository.ts';
import { reportOnWire, type ReportRow } from '../reports/report-on-wire.ts';
import { findAnonymousReport } from './anonymous-reports.repository.ts';
import { SAMPLE_NUMBER, SAMPLE_PROPERTY } from './sample-report.ts';
import { digestOfVisit } from './visit-secret.ts';

// NAV-2 NAV-3
export function publicReportHandlers(
  config: ReportConfig & MapConfig,
): Pick<Handlers, 'getPublicReport' | 'getPublicReportMap'> {
  return {
    async getPublicReport(call) {
      const { report, isOver } = await reportForAnybody(call);
      if (isOver) return problem('link-over');
      return report ? answer(200, asAnybodyReads(report)) : problem('not-found');
    },

    // RPT-6
    async getPublicReportMap(call) {
      if (call.path.reportNumber === SAMPLE_NUMBER) {
        const sample = await config.reportContent?.of(SAMPLE_PROPERTY);
        return sample
          ? answer(200, await mapOfProperty(config, { ...SAMPLE_PROPERTY, ...(sample.place ?? NOWHERE) }))
          : problem('unavailable');
      }
      const { report, isOver } = await reportForAnybody(call);
      if (isOver) return problem('link-over');
      return report ? answer(200, await mapOfProperty(config, report)) : problem('not-found');
    },
  };
}

const NOWHERE = { latitude: null, longitude: null };

/** The report of a share link, else one of this visit. */
async function reportForAnybody({
  path: { reportNumber },
  query: { share },
  headers,
  db,
}: Pick<Call<'getPublicReport'>, 'path' | 'query' | 'headers' | 'db'>): Promise<{
  readonly report: ReportRow | null;
  readonly isOver: boolean;
}> {
  if (share === undefined) return { report: await reportOfVisit(db, reportNumber, headers), isOver: false };
  const shared = await findShared(db, reportNumber, share);
  return { report: shared, isOver: shared?.isOver === true };
}

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
