import { fail, type Result } from '../../shared/result.ts';
import type { ReportGateway } from '../report-gateway.port.ts';
import type { Report } from '../report.ts';

export type LoadReportFailure = 'signed-out' | 'report-not-found' | 'report-unavailable';

export class LoadReport {
  readonly #reports: ReportGateway;

  constructor(reports: ReportGateway) {
    this.#reports = reports;
  }

  async run(reportNumber: string): Promise<Result<Report, LoadReportFailure>> {
    const answer = await this.#reports.load(reportNumber);
    return answer.ok ? answer : fail(FAILURES[answer.failure]);
  }
}

const FAILURES = {
  'signed-out': 'signed-out',
  'not-found': 'report-not-found',
  unavailable: 'report-unavailable',
} as const;
