import {
  REFRESH_REFUSALS,
  type RefreshRefusal,
  type Report,
  type ReportRefusal,
  type ReportVersion,
  ReportVersions,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';
import { reportOf } from './report-from-wire.ts';

export class HttpReportVersions extends ReportVersions {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override refresh(reportNumber: string): Promise<Result<Report, RefreshRefusal>> {
    const params = { path: { reportNumber } };
    return reportOf(
      () => this.#api.POST('/codeReports/{reportNumber}/refresh', { params }),
      (refused) => REFRESH_REFUSALS.find((code) => code === refused?.code) ?? failureOrNotFound(refused),
    );
  }

  override of(reportNumber: string): Promise<Result<readonly ReportVersion[], ReportRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.GET('/codeReports/{reportNumber}/versions', { params }),
      ({ items }) => ok(items.map(({ factsVersion, asOf }) => ({ factsVersion, asOf: Date.parse(asOf) }))),
      failureOrNotFound,
    );
  }

  override load(reportNumber: string, version: number): Promise<Result<Report, ReportRefusal>> {
    const params = { path: { reportNumber, version } };
    return reportOf(
      () => this.#api.GET('/codeReports/{reportNumber}/versions/{version}', { params }),
      failureOrNotFound,
    );
  }
}
