import { ok, type Result } from '../../shared/result.ts';
import { failureCodes } from '../../shared/failure-code.ts';
import type { Report } from '../report.ts';
import { changedFacts, type FactChange } from './changed-facts.policy.ts';
import type { ReportVersions } from './report-versions.port.ts';

export type RefreshedReport = {
  readonly report: Report;
  /** What it says otherwise than the report that was shown. */
  readonly changes: readonly FactChange[];
};

export type RefreshReportFailure =
  | 'signed-out'
  | 'viewer-reads-only'
  | 'report-not-refreshable'
  | 'report-not-refreshed';

const withRefreshFailure = failureCodes({
  'signed-out': 'signed-out',
  'viewer-reads-only': 'viewer-reads-only',
  'report-not-refreshable': 'report-not-refreshable',
});

// RPT-3.2
export class RefreshReport {
  readonly #versions: ReportVersions;

  constructor(versions: ReportVersions) {
    this.#versions = versions;
  }

  async run(shown: Report): Promise<Result<RefreshedReport, RefreshReportFailure>> {
    const refreshed = await this.#versions.refresh(shown.reportNumber);
    if (!refreshed.ok) return withRefreshFailure(refreshed, 'report-not-refreshed');
    return ok({ report: refreshed.value, changes: changedFacts(shown.facts, refreshed.value.facts) });
  }
}
