import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** In-memory server data of one user, shared by several fakes. */
export class FakeReportServer {
  readonly #reports = new Map<string, Report>();
  #refusal: ReportRefusal | null = null;
  #isViewer = false;

  put(...reports: readonly Report[]): void {
    for (const report of reports) this.#reports.set(report.reportNumber, report);
  }

  all(): readonly Report[] {
    return [...this.#reports.values()];
  }

  /** Makes every later call fail with this code; null ends that. */
  refuseWith(refusal: ReportRefusal | null): void {
    this.#refusal = refusal;
  }

  /** The user may read the reports from now on, not change them. */
  becomeViewer(): void {
    this.#isViewer = true;
  }

  /** Replaces a report that the user may change. */
  change(
    reportNumber: string,
    change: (report: Report) => Report,
  ): Result<Report, ReportRefusal | 'viewer-reads-only'> {
    const found = this.find(reportNumber);
    if (!found.ok) return found;
    if (this.#isViewer) return fail('viewer-reads-only');
    const changed = change(found.value);
    this.put(changed);
    return ok(changed);
  }

  /** The response unless the server is set to fail. */
  answer<Value, Failure>(make: () => Result<Value, Failure>): Result<Value, Failure | ReportRefusal> {
    return this.#refusal === null ? make() : fail(this.#refusal);
  }

  find(reportNumber: string): Result<Report, ReportRefusal> {
    return this.answer(() => {
      const report = this.#reports.get(reportNumber);
      if (report === undefined) return fail('not-found');
      return ok(this.#isViewer ? { ...report, mayChange: false } : report);
    });
  }
}
