import { fail, ok, type Result } from '../../shared/result.ts';
import type { Report } from '../report.ts';
import { changedFacts, type FactChange } from './changed-facts.policy.ts';
import type { ReportVersions } from './report-versions.port.ts';

export type EarlierReport = {
  readonly report: Report;
  /** What the report of today says otherwise. */
  readonly changes: readonly FactChange[];
};

export type EarlierReportFailure = 'signed-out' | 'report-version-not-found' | 'report-unavailable';

// RPT-3.2
export class LoadEarlierReport {
  readonly #versions: ReportVersions;

  constructor(versions: ReportVersions) {
    this.#versions = versions;
  }

  async run(today: Report, factsVersion: number): Promise<Result<EarlierReport, EarlierReportFailure>> {
    const earlier = await this.#versions.load(today.reportNumber, factsVersion);
    if (!earlier.ok) return fail(FAILURES[earlier.failure]);
    return ok({ report: earlier.value, changes: changedFacts(earlier.value.facts, today.facts) });
  }
}

const FAILURES = {
  'signed-out': 'signed-out',
  'not-found': 'report-version-not-found',
  unavailable: 'report-unavailable',
} as const;
