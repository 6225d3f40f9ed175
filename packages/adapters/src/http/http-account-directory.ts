import { AccountDirectory, type AccountStatus, ok } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

/** If the request fails, nothing is known of the email and the general message is shown. */
const UNKNOWN: AccountStatus = { status: 'unknown', message: '' };

export class HttpAccountDirectory extends AccountDirectory {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async statusOf(email: string): Promise<AccountStatus> {
    const body = { emails: [email] };
    const status = await resultOf(
      () => this.#api.POST('/public/reports/email-verification', { body }),
      ok,
      plainFailure,
    );
    return status.ok ? status.value : UNKNOWN;
  }
}
