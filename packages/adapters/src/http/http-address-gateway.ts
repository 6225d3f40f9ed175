import { AddressGateway, type FoundAddress, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { reportCall } from './report-call.ts';

export class HttpAddressGateway extends AddressGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>> {
    const told = await reportCall(() => this.#api.POST('/address-suggestions', { body: { text } }));
    return told.ok ? ok(told.value.items) : told;
  }

  override async access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>> {
    const told = await reportCall(() =>
      this.#api.POST('/codeReports/access-address', { body: { ...place } }),
    );
    return told.ok ? ok(told.value.access) : told;
  }
}
