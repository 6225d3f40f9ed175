import { AddressSuggestions, type FoundAddress, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

/** For whoever is not signed in. */
export class HttpVisitorAddresses extends AddressSuggestions {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>> {
    return resultOf(
      () => this.#api.POST('/public/address-suggestions', { body: { text } }),
      ({ items }) => ok(items),
      failureOrNotFound,
    );
  }
}
