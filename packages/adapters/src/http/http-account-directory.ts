import { AccountDirectory, type AccountStatus } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';

/** Nobody could say: then nothing is known of the email, and the plain words are shown. */
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
