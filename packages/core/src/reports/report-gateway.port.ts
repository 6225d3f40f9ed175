import type { Result } from '../shared/result.ts';
import type { ReportOrder } from './report-order.policy.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { Report } from './report.ts';

/** The reports of the person who is signed in. */
export abstract class ReportGateway {
  /** The new report; null where the server answers with none. The same order again gives the same report. */
  abstract create(order: ReportOrder): Promise<Result<Report | null, ReportRefusal>>;
  abstract load(reportNumber: string): Promise<Result<Report, ReportRefusal>>;
  /** All of them, in short. */
  abstract all(): Promise<Result<readonly Report[], ReportRefusal>>;
  /** Those in which the term is found. */
  abstract filter(term: string): Promise<Result<readonly Report[], ReportRefusal>>;
}
