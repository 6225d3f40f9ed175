import { IdAssociations } from '@ridgeline/core/session';
import { done, type Email, parseEmail } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';
import type { IdTokens } from './http-terms-gateway.ts';

export class HttpIdAssociations extends IdAssociations {
  readonly #api: ApiClient;
  readonly #tokens: IdTokens;

  constructor(api: ApiClient, tokens: IdTokens) {
    super();
    this.#api = api;
    this.#tokens = tokens;
  }

  override async emailOf(identityProviderId: string): Promise<Email | null> {
    const params = { query: { id: identityProviderId } };
    const email = await resultOf(
      () => this.#api.GET('/public/idassociations', { params }),
      (association) => parseEmail(association.email),
      plainFailure,
    );
    return email.ok ? email.value : null;
  }

  override async associate(identityProviderId: string, email: Email): Promise<void> {
    await resultOf(
      async () => {
        const idToken = await this.#tokens.idToken();
        const proof = idToken !== null && { idToken };
        return this.#api.POST('/public/idassociations', {
          body: { id: identityProviderId, email, ...proof },
        });
      },
      () => done,
      plainFailure,
    );
  }
}
