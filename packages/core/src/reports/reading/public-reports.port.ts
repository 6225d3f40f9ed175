import type { Result } from '../../shared/result.ts';
import type { Report } from '../report.ts';
import type { ReportMap } from './report-maps.port.ts';

/** `link-over`: the share link had an end, which has passed. */
export type PublicReportRefusal = 'not-found' | 'link-over' | 'unavailable';

// NAV-2 NAV-3
/** Reports that are read without signing in. */
export abstract class PublicReports {
  /** A report that was made in this visit and belongs to nobody yet. */
  abstract ofVisit(reportNumber: string): Promise<Result<Report, PublicReportRefusal>>;
  /** A report by its share link, without anything about the people who work with it. */
  abstract shared(reportNumber: string, share: string): Promise<Result<Report, PublicReportRefusal>>;
  // RPT-6
  abstract mapOfSample(): Promise<Result<ReportMap, PublicReportRefusal>>;
  /** Found where `ofVisit` finds the report. */
  abstract mapOfVisit(reportNumber: string): Promise<Result<ReportMap, PublicReportRefusal>>;
  /** Found where `shared` finds the report. */
  abstract mapOfShared(reportNumber: string, share: string): Promise<Result<ReportMap, PublicReportRefusal>>;
}
