import type { Result } from '../../shared/result.ts';
import type { ProjectListFailure } from './project-gateway.port.ts';
import type { ReportGateway } from '../report-gateway.port.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export class ListReports {
  readonly #reports: ReportGateway;

  constructor(reports: ReportGateway) {
    this.#reports = reports;
  }

  async run(): Promise<Result<readonly Report[], ProjectListFailure>> {
    return withFailureCode(await this.#reports.all(), 'no-reports-found');
  }
}
