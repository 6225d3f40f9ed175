import type { Result } from '../../shared/result.ts';
import type { ReportOrder } from '../report-order.policy.ts';
import type { ReportRefusal } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export const ANONYMOUS_REFUSALS = ['address-unreadable', 'property-unknown', 'visit-used-up'] as const;

/** Why a visitor gets no report: what follows their address is missing, nothing is known of it, or they had theirs today. */
export type AnonymousRefusal = (typeof ANONYMOUS_REFUSALS)[number];

/** `refused` carries the server's own sentence, which the visitor is shown where we have no words for its reason. */
export type AnonymousReportFailure =
  | { readonly code: 'refused'; readonly why: AnonymousRefusal | null; readonly message: string }
  | { readonly code: 'unavailable' };

/** `not-adoptable`: it belongs to somebody already, or was not made in this browser. */
export type AdoptionRefusal = ReportRefusal | 'not-adoptable';

/** Sample reports made by visitors who are not signed in, until a signed-in person takes one over. */
export abstract class AnonymousReports {
  abstract create(order: ReportOrder): Promise<Result<Report, AnonymousReportFailure>>;
  /** The sample everyone may read. */
  abstract sample(): Promise<Result<Report, ReportRefusal>>;
  /** Whether the person who is signed in may adopt the report. */
  abstract verify(reportNumber: string): Promise<Result<void, AdoptionRefusal>>;
  /** Makes the report theirs; again by the same person changes nothing. */
  abstract adopt(reportNumber: string): Promise<Result<Report, AdoptionRefusal>>;
}
