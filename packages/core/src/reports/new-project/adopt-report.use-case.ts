import { fail, type Result } from '../../shared/result.ts';
import type { AdoptionRefusal, AnonymousReports } from './anonymous-reports.port.ts';
import type { Report } from '../report.ts';

export type AdoptReportFailure =
  | 'signed-out'
  | 'report-not-found'
  | 'report-not-adoptable'
  | 'report-needs-plan'
  | 'report-not-adopted';

export class AdoptReport {
  readonly #anonymous: AnonymousReports;

  constructor(anonymous: AnonymousReports) {
    this.#anonymous = anonymous;
  }

  async run(reportNumber: string): Promise<Result<Report, AdoptReportFailure>> {
    const verified = await this.#anonymous.verify(reportNumber);
    const adopted = verified.ok ? await this.#anonymous.adopt(reportNumber) : verified;
    return adopted.ok ? adopted : fail(FAILURES[adopted.failure]);
  }
}

const FAILURES: Readonly<Record<AdoptionRefusal, AdoptReportFailure>> = {
  'signed-out': 'signed-out',
  'not-found': 'report-not-found',
  'not-adoptable': 'report-not-adoptable',
  'plan-refuses': 'report-needs-plan',
  unavailable: 'report-not-adopted',
};
