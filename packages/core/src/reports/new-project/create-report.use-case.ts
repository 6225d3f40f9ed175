import { fail, type Result } from '../../shared/result.ts';
import { ORDER_REFUSALS, type OrderRefusal, type ReportGateway } from '../report-gateway.port.ts';
import { reportOrder, type ReportWish, type SinglePurchase } from '../report-order.policy.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export type CreateReportFailure = OrderRefusal | 'report-not-created' | 'signed-out';

export class CreateReport {
  readonly #reports: ReportGateway;

  constructor(reports: ReportGateway) {
    this.#reports = reports;
  }

  /** Null if the server responds without a report; passed on unchanged. RPT-9 */
  async run(input: {
    readonly wish: ReportWish;
    readonly orderKey: string;
    readonly purchase: SinglePurchase | null;
  }): Promise<Result<Report | null, CreateReportFailure>> {
    const order = reportOrder(input.wish, input.orderKey, input.purchase);
    const made = await this.#reports.create(order);
    const refusal = made.ok ? undefined : ORDER_REFUSALS.find((one) => one === made.failure);
    return refusal === undefined ? withFailureCode(made, 'report-not-created') : fail(refusal);
  }
}
