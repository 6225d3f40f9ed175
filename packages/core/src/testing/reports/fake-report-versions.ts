import type { Fact } from '../../reports/fact.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { changedFacts } from '../../reports/versions/changed-facts.policy.ts';
import {
  ReportVersions,
  type RefreshRefusal,
  type ReportVersion,
} from '../../reports/versions/report-versions.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

const A_MINUTE = 60_000;

/** Passes `reportVersionsContract`, as the real adapters do. */
export class FakeReportVersions extends ReportVersions {
  readonly #server: FakeReportServer;
  readonly #earlier = new Map<string, readonly Report[]>();
  /** What is known of every property today; undefined if nothing has changed since the report. */
  #known: readonly Fact[] | null | undefined;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  /** What the next refresh finds; null if nothing is known of the property any more. */
  tell(facts: readonly Fact[] | null): void {
    this.#known = facts;
  }

  override async refresh(reportNumber: string): Promise<Result<Report, RefreshRefusal>> {
    const known = this.#known;
    if (known === null) return fail('report-not-refreshable');
    return this.#server.change(reportNumber, (report) => {
      const facts = known ?? report.facts;
      const isOther = changedFacts(report.facts, facts).length > 0;
      if (isOther) this.#earlier.set(reportNumber, [report, ...this.#of(reportNumber)]);
      return {
        ...report,
        facts,
        asOf: (report.asOf ?? 0) + A_MINUTE,
        factsVersion: report.factsVersion + (isOther ? 1 : 0),
      };
    });
  }

  override async of(reportNumber: string): Promise<Result<readonly ReportVersion[], ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    const said = [found.value, ...this.#of(reportNumber)];
    return ok(said.map(({ factsVersion, asOf }) => ({ factsVersion, asOf: asOf ?? 0 })));
  }

  override async load(reportNumber: string, factsVersion: number): Promise<Result<Report, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    const said = [found.value, ...this.#of(reportNumber)];
    const wanted = said.find((report) => report.factsVersion === factsVersion);
    return wanted ? ok(wanted) : fail('not-found');
  }

  #of(reportNumber: string): readonly Report[] {
    return this.#earlier.get(reportNumber) ?? [];
  }
}
