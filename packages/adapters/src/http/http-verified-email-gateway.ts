import { type StoreEmailFailure, VerifiedEmailGateway } from '@ridgeline/core/profile';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';
import type { IdTokens } from './http-terms-gateway.ts';

/** The session's tokens: the claims name the email, and the ID token proves it. */
export type EmailProof = IdTokens & { identity(): Promise<{ readonly email: string } | null> };

export class HttpVerifiedEmailGateway extends VerifiedEmailGateway {
  readonly #api: ApiClient;
  readonly #proof: EmailProof;

  constructor(api: ApiClient, proof: EmailProof) {
    super();
    this.#api = api;
    this.#proof = proof;
  }

  override async store(): Promise<Result<void, StoreEmailFailure>> {
    const [identity, idToken] = [await this.#proof.identity(), await this.#proof.idToken()];
    if (identity === null || idToken === null) return fail('signed-out');
    return resultOf(
      () => this.#api.PUT('/codeReports/profile/email', { body: { email: identity.email, idToken } }),
      () => done,
      (refused) => (refused?.code === 'email-in-use' ? 'email-in-use' : plainFailure(refused)),
    );
  }
}
