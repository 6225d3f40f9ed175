import type { operations } from '@ridgeline/contract';
import {
  type PublicReportRefusal,
  PublicReports,
  type Report,
  type ReportMap,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { type Refused, resultOf } from './call.ts';
import type { VisitSecret } from './http-anonymous-reports.ts';
import { reportOf } from './report-from-wire.ts';

export class HttpPublicReports extends PublicReports {
  readonly #api: ApiClient;
  readonly #visit: VisitSecret;

  constructor(api: ApiClient, visit: VisitSecret) {
    super();
    this.#api = api;
    this.#visit = visit;
  }

  override async ofVisit(reportNumber: string): Promise<Result<Report, PublicReportRefusal>> {
    const header = { 'anonymous-session': await this.#visit.visitSecret() };
    return reportOf(
      () => this.#api.GET('/public/reports/{reportNumber}', { params: { path: { reportNumber }, header } }),
      refusalOf,
    );
  }

  override shared(reportNumber: string, share: string): Promise<Result<Report, PublicReportRefusal>> {
    return reportOf(
      () =>
        this.#api.GET('/public/reports/{reportNumber}', {
          params: { path: { reportNumber }, query: { share } },
        }),
      refusalOf,
    );
  }

  override mapOfSample(): Promise<Result<ReportMap, PublicReportRefusal>> {
    return this.#mapOf({ path: { reportNumber: 'sample' } });
  }

  override async mapOfVisit(reportNumber: string): Promise<Result<ReportMap, PublicReportRefusal>> {
    const header = { 'anonymous-session': await this.#visit.visitSecret() };
    return this.#mapOf({ path: { reportNumber }, header });
  }

  override mapOfShared(reportNumber: string, share: string): Promise<Result<ReportMap, PublicReportRefusal>> {
    return this.#mapOf({ path: { reportNumber }, query: { share } });
  }

  #mapOf(
    params: operations['getPublicReportMap']['parameters'],
  ): Promise<Result<ReportMap, PublicReportRefusal>> {
    return resultOf(() => this.#api.GET('/public/reports/{reportNumber}/map', { params }), ok, refusalOf);
  }
}

/** A secret of another form belongs to no link, as one that nobody gave out. */
function refusalOf(refused: Refused | null): PublicReportRefusal {
  if (refused?.code === 'link-over') return 'link-over';
  return refused?.status === 404 || refused?.status === 400 ? 'not-found' : 'unavailable';
}
