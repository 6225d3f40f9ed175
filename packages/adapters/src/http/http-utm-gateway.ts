import { type UtmData, UtmGateway } from '@ridgeline/core/marketing';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpUtmGateway extends UtmGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override post(utm: UtmData): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    return resultOf(
      () => this.#api.POST('/profile/utm', { body: { utm_parameters: utm } }),
      () => done,
      plainFailure,
    );
  }
}
