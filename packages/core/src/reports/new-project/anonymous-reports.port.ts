import type { Result } from '../../shared/result.ts';
import type { ReportOrder } from '../report-order.policy.ts';
import type { ReportRefusal } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export const ANONYMOUS_REFUSALS = ['address-unreadable', 'property-unknown', 'visit-used-up'] as const;

/** Why a visitor gets no report: an incomplete address, an unknown address, or the daily limit. */
export type AnonymousRefusal = (typeof ANONYMOUS_REFUSALS)[number];

/** `refused` carries the server's message, shown when the reason is not a known code. */
export type AnonymousReportFailure =
  | { readonly code: 'refused'; readonly why: AnonymousRefusal | null; readonly message: string }
  | { readonly code: 'unavailable' };

/**
 * `not-adoptable`: it has another owner. `plan-refuses`: the plan has no project left for it, is paused or over, or does not
 * cover its address.
 */
export type AdoptionRefusal = ReportRefusal | 'not-adoptable' | 'plan-refuses';

/** Sample reports created by signed-out visitors, until a signed-in user adopts one. */
export abstract class AnonymousReports {
  abstract create(order: ReportOrder): Promise<Result<Report, AnonymousReportFailure>>;
  /** The public sample report. */
  abstract sample(): Promise<Result<Report, ReportRefusal>>;
  /** Whether the signed-in user may adopt the report. */
  abstract verify(reportNumber: string): Promise<Result<void, AdoptionRefusal>>;
  /** Makes the signed-in user the owner. Idempotent. */
  abstract adopt(reportNumber: string): Promise<Result<Report, AdoptionRefusal>>;
}
