import { AccountDirectory, type AccountStatus } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';

/** If the request fails, nothing is known of the email and the general message is shown. */
const UNKNOWN: AccountStatus = { status: 'unknown', message: '' };

export class HttpAccountDirectory extends AccountDirectory {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async statusOf(email: string): Promise<AccountStatus> {
    try {
      const { data } = await this.#api.POST('/public/reports/email-verification', {
        body: { emails: [email] },
      });
      return data ?? UNKNOWN;
    } catch {
      return UNKNOWN;
    }
  }
}
