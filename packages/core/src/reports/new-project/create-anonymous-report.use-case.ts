import type { Result } from '../../shared/result.ts';
import type { AnonymousReportFailure, AnonymousReports } from './anonymous-reports.port.ts';
import { reportOrder, type ReportWish } from '../report-order.policy.ts';
import type { Report } from '../report.ts';

export class CreateAnonymousReport {
  readonly #anonymous: AnonymousReports;

  constructor(anonymous: AnonymousReports) {
    this.#anonymous = anonymous;
  }

  run(wish: ReportWish, orderKey: string): Promise<Result<Report, AnonymousReportFailure>> {
    return this.#anonymous.create(reportOrder(wish, orderKey, null));
  }
}
