import { IdAssociations } from '@ridgeline/core/session';
import { type Email, parseEmail } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf } from './call.ts';
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
    const outcome = await outcomeOf(() => this.#api.GET('/public/idassociations', { params }));
    const email = parseEmail(outcome?.ok ? outcome.data.email : null);
    return email.ok ? email.value : null;
  }

  override async associate(identityProviderId: string, email: Email): Promise<void> {
    await outcomeOf(async () => {
      const idToken = await this.#tokens.idToken();
      const proof = idToken !== null && { idToken };
      return this.#api.POST('/public/idassociations', { body: { id: identityProviderId, email, ...proof } });
    });
  }
}
