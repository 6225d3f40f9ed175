import type { Result } from '../../shared/result.ts';
import type { ReportGateway } from '../report-gateway.port.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export type FilterReportsFailure = 'unable-to-fetch-filtered-reports' | 'signed-out';

export class FilterReports {
  readonly #reports: ReportGateway;

  constructor(reports: ReportGateway) {
    this.#reports = reports;
  }

  async run(term: string): Promise<Result<readonly Report[], FilterReportsFailure>> {
    return withFailureCode(await this.#reports.filter(term.trim()), 'unable-to-fetch-filtered-reports');
  }
}
