import { fail, type Result } from '../../shared/result.ts';
import type { AnonymousReports } from '../new-project/anonymous-reports.port.ts';
import type { Report } from '../report.ts';

export class LoadSampleReport {
  readonly #anonymous: AnonymousReports;

  constructor(anonymous: AnonymousReports) {
    this.#anonymous = anonymous;
  }

  async run(): Promise<Result<Report, 'report-unavailable'>> {
    const sample = await this.#anonymous.sample();
    return sample.ok ? sample : fail('report-unavailable');
  }
}
