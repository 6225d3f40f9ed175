import { type ReportMap, ReportMaps, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpReportMaps extends ReportMaps {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override of(reportNumber: string): Promise<Result<ReportMap, ReportRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.GET('/codeReports/{reportNumber}/map', { params }),
      ok,
      failureOrNotFound,
    );
  }
}
