import {
  type NameRefusal,
  ReportLinks,
  type ReportRefusal,
  type ShareLink,
  type ShareRefusal,
} from '@ridgeline/core/reports';
import { done, type Instant, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOfWriter, failureOrNotFound, resultOf } from './call.ts';

export class HttpReportLinks extends ReportLinks {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override share(reportNumber: string, endsAt?: Instant | null): Promise<Result<ShareLink, ShareRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () =>
        endsAt === undefined
          ? this.#api.POST('/codeReports/{reportNumber}/share', { params })
          : this.#api.PUT('/codeReports/{reportNumber}/share', {
              params,
              body: { endsAt: endsAt === null ? null : new Date(endsAt).toISOString() },
            }),
      ({ path, endsAt: end }) => ok({ path, endsAt: end === null ? null : Date.parse(end) }),
      failureOfWriter,
    );
  }

  override unshare(reportNumber: string): Promise<Result<void, ShareRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.DELETE('/codeReports/{reportNumber}/share', { params }),
      () => done,
      failureOfWriter,
    );
  }

  override name(reportNumber: string, vanityId: string): Promise<Result<string, NameRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.PUT('/codeReports/{reportNumber}/vanity', { params, body: { vanity_id: vanityId } }),
      ({ vanity_id: kept }) => ok(kept),
      (refused) => (refused?.code === 'vanity-id-taken' ? refused.code : failureOfWriter(refused)),
    );
  }

  override numberOf(vanityId: string): Promise<Result<string, ReportRefusal>> {
    const params = { path: { vanity_id: vanityId } };
    return resultOf(
      () => this.#api.GET('/codeReports/go/{vanity_id}', { params }),
      ({ reportNumber }) => ok(reportNumber),
      failureOrNotFound,
    );
  }
}
