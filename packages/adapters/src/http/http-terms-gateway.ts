import { TermsGateway, type TermsFailure } from '@ridgeline/core/session';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

/** Provides the session's ID token, which proves the email and the provider ids of the signed-in user. */
export type IdTokens = { idToken(): Promise<string | null> };

export class HttpTermsGateway extends TermsGateway {
  readonly #api: ApiClient;
  readonly #tokens: IdTokens;

  constructor(api: ApiClient, tokens: IdTokens) {
    super();
    this.#api = api;
    this.#tokens = tokens;
  }

  override accept(): Promise<Result<void, TermsFailure>> {
    return resultOf(
      async () => {
        const idToken = await this.#tokens.idToken();
        const proof = idToken !== null && { idToken };
        return this.#api.POST('/codeReports/profile', { body: { accepted_tos: true, ...proof } });
      },
      () => done,
      (refused) => (refused?.code === 'email-in-use' ? 'email-in-use' : plainFailure(refused)),
    );
  }
}
