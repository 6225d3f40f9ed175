import { ContactGateway, type ContactUpdates } from '@ridgeline/core/marketing';
import { done, type Email, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf } from './call.ts';

export class HttpContactGateway extends ContactGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async update(email: Email, updates: ContactUpdates): Promise<Result<void, 'unavailable'>> {
    const body = { email, updates };
    const outcome = await outcomeOf(() => this.#api.POST('/public/reports/hubspotentry', { body }));
    return outcome?.ok ? done : fail('unavailable');
  }
}
