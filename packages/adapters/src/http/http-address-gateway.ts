import { AddressGateway, type FoundAddress, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpAddressGateway extends AddressGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>> {
    return resultOf(
      () => this.#api.POST('/address-suggestions', { body: { text } }),
      ({ items }) => ok(items),
      failureOrNotFound,
    );
  }

  override access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>> {
    return resultOf(
      () => this.#api.POST('/codeReports/access-address', { body: { ...place } }),
      ({ access }) => ok(access),
      failureOrNotFound,
    );
  }
}
