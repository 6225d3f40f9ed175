import type { Result } from '../shared/result.ts';
import type { ReportOrder } from './report-order.policy.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { Report } from './report.ts';

/** Why no report is made of an order, by what can be done about it. */
export const ORDER_REFUSALS = [
  /** Not reached, or not in time: the order may have arrived, and is sent again under its key. */
  'order-not-answered',
  'order-too-soon',
  /** The API, or a source of the facts, is out of order. */
  'order-source-away',
  'viewer-reads-only',
  'address-unreadable',
  'address-denied',
  'plan-expired',
  'plan-paused',
  'allowance-used-up',
  'purchase-unusable',
] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

/** The reports of the signed-in user. */
export abstract class ReportGateway {
  /** The new report; null if the server responds without one. Idempotent by the order's key. */
  abstract create(order: ReportOrder): Promise<Result<Report | null, OrderRefusal | ReportRefusal>>;
  abstract load(reportNumber: string): Promise<Result<Report, ReportRefusal>>;
  /** All reports, in summary form. */
  abstract all(): Promise<Result<readonly Report[], ReportRefusal>>;
  /** Reports that contain the term. */
  abstract filter(term: string): Promise<Result<readonly Report[], ReportRefusal>>;
}
