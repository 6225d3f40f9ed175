import type { JurisdictionCorrection } from '@ridgeline/core/places';
import { type CorrectionRefusal, JurisdictionCorrections, type Report } from '@ridgeline/core/reports';
import type { Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOfWriter } from './call.ts';
import { reportOf } from './report-from-wire.ts';

export class HttpJurisdictionCorrections extends JurisdictionCorrections {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override correct(
    reportNumber: string,
    { body: { kind, name }, why }: Pick<JurisdictionCorrection, 'body' | 'why'>,
  ): Promise<Result<Report, CorrectionRefusal>> {
    const params = { path: { reportNumber } };
    return reportOf(
      () => this.#api.PUT('/codeReports/{reportNumber}/jurisdiction', { params, body: { kind, name, why } }),
      failureOfWriter,
    );
  }

  override undo(reportNumber: string): Promise<Result<Report, CorrectionRefusal>> {
    const params = { path: { reportNumber } };
    return reportOf(
      () => this.#api.DELETE('/codeReports/{reportNumber}/jurisdiction', { params }),
      failureOfWriter,
    );
  }
}
