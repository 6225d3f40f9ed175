import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** What one person keeps on the server, as several fakes see it. */
export class ReportShelf {
  readonly #reports = new Map<string, Report>();
  #refusal: ReportRefusal | null = null;

  put(...reports: readonly Report[]): void {
    for (const report of reports) this.#reports.set(report.reportNumber, report);
  }

  all(): readonly Report[] {
    return [...this.#reports.values()];
  }

  /** From now on every call is refused so; null mends it. */
  refuseWith(refusal: ReportRefusal | null): void {
    this.#refusal = refusal;
  }

  /** What is answered unless the shelf refuses. */
  answer<Value, Failure>(make: () => Result<Value, Failure>): Result<Value, Failure | ReportRefusal> {
    return this.#refusal === null ? make() : fail(this.#refusal);
  }

  find(reportNumber: string): Result<Report, ReportRefusal> {
    return this.answer(() => {
      const report = this.#reports.get(reportNumber);
      return report ? ok(report) : fail('not-found');
    });
  }
}
