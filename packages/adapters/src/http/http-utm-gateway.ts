import { type UtmData, UtmGateway } from '@ridgeline/core/marketing';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpUtmGateway extends UtmGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async post(utm: UtmData): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    const outcome = await outcomeOf(() => this.#api.POST('/profile/utm', { body: { utm_parameters: utm } }));
    return outcome?.ok ? done : fail(plainFailure(outcome));
  }
}
