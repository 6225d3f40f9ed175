import type { Result } from '../shared/result.ts';
import type { ReportOrder } from './report-order.policy.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { Report } from './report.ts';

/** The reports of the signed-in user. */
export abstract class ReportGateway {
  /** The new report; null if the server responds without one. Idempotent by the order's key. */
  abstract create(order: ReportOrder): Promise<Result<Report | null, ReportRefusal>>;
  abstract load(reportNumber: string): Promise<Result<Report, ReportRefusal>>;
  /** All reports, in summary form. */
  abstract all(): Promise<Result<readonly Report[], ReportRefusal>>;
  /** Reports that contain the term. */
  abstract filter(term: string): Promise<Result<readonly Report[], ReportRefusal>>;
}
