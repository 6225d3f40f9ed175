import { PublicReports, type PublicReportRefusal } from '../../reports/reading/public-reports.port.ts';
import type { ReportMap } from '../../reports/reading/report-maps.port.ts';
import type { Report } from '../../reports/report.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { mapOf } from './fake-report-maps.ts';
import { aReport } from './report.builder.ts';

type Answer = Result<Report, PublicReportRefusal>;
type MapAnswer = Result<ReportMap, PublicReportRefusal>;

/** Passes `publicReportsContract`, as the real adapter does. */
export class FakePublicReports extends PublicReports {
  readonly #made = new Map<string, Report>();
  readonly #shared = new Map<string, { readonly report: Report; readonly isOver: boolean }>();
  #isAway = false;

  /** A report of this visit. */
  make(report: Report): void {
    this.#made.set(report.reportNumber, report);
  }

  share(report: Report, share: string, { isOver = false } = {}): void {
    this.#shared.set(`${report.reportNumber} ${share}`, { report, isOver });
  }

  /** Makes every later call fail, or ends that. */
  goAway(isAway = true): void {
    this.#isAway = isAway;
  }

  override async ofVisit(reportNumber: string): Promise<Answer> {
    if (this.#isAway) return fail('unavailable');
    const report = this.#made.get(reportNumber);
    return report === undefined ? fail('not-found') : ok(report);
  }

  override async shared(reportNumber: string, share: string): Promise<Answer> {
    if (this.#isAway) return fail('unavailable');
    const found = this.#shared.get(`${reportNumber} ${share}`);
    if (found === undefined) return fail('not-found');
    if (found.isOver) return fail('link-over');
    return ok({ ...found.report, claimNumber: null, jobNumber: null, projectDate: null });
  }

  override async mapOfSample(): Promise<MapAnswer> {
    return this.#isAway ? fail('unavailable') : ok(mapOf(aReport()));
  }

  override async mapOfVisit(reportNumber: string): Promise<MapAnswer> {
    return mapIn(await this.ofVisit(reportNumber));
  }

  override async mapOfShared(reportNumber: string, share: string): Promise<MapAnswer> {
    return mapIn(await this.shared(reportNumber, share));
  }
}

function mapIn(answer: Answer): MapAnswer {
  return answer.ok ? ok(mapOf(answer.value)) : answer;
}
