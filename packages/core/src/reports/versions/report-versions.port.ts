import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export type ReportVersion = { readonly factsVersion: number; readonly asOf: Instant };

export type RefreshRefusal = ReportRefusal | (typeof REFRESH_REFUSALS)[number];
export const REFRESH_REFUSALS = ['viewer-reads-only', 'report-not-refreshable'] as const;

// RPT-3.2
/** What a report says, and what it said before it was refreshed. */
export abstract class ReportVersions {
  /** Asks again what the report answers. It stays as it was if a supplier does not answer. */
  abstract refresh(reportNumber: string): Promise<Result<Report, RefreshRefusal>>;
  /** Newest first: the first is what the report says today. */
  abstract of(reportNumber: string): Promise<Result<readonly ReportVersion[], ReportRefusal>>;
  /** The facts of that version, with the claim, the flags and the add-ons of today. */
  abstract load(reportNumber: string, factsVersion: number): Promise<Result<Report, ReportRefusal>>;
}
