import { ContactGateway, type ContactUpdates } from '@ridgeline/core/marketing';
import { done, type Email, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';

export class HttpContactGateway extends ContactGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override update(email: Email, updates: ContactUpdates): Promise<Result<void, 'unavailable'>> {
    const body = { email, updates };
    return resultOf(
      () => this.#api.POST('/public/reports/hubspotentry', { body }),
      () => done,
      () => 'unavailable',
    );
  }
}
