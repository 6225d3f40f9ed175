import { type GoogleRefusal, GoogleSessions, type SignedInIdentity } from '@ridgeline/core/session';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import { claimsIn } from '../tokens/claims-in.ts';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

/** AUTH-9: Google sign-in through the API, which has the client secret. The refresh token is kept in memory. */
export class HttpGoogleSessions extends GoogleSessions {
  readonly #api: ApiClient;
  #refreshToken: string | null = null;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override signIn(authorizationCode: string): Promise<Result<SignedInIdentity, GoogleRefusal>> {
    return resultOf(
      () => this.#api.POST('/public/google/login', { body: { authorizationCode } }),
      (tokens) => this.#keep(tokens),
      (refused) => (refused?.status === 400 ? 'code-refused' : 'unavailable'),
    );
  }

  override async refresh(): Promise<Result<SignedInIdentity, 'no-credentials' | 'unavailable'>> {
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return fail('no-credentials');
    const refreshed = await resultOf(
      () => this.#api.POST('/public/google/refresh-session', { body: { refreshToken } }),
      (tokens) => this.#keep(tokens),
      (refused) => (refused?.status === 401 ? 'no-credentials' : 'unavailable'),
    );
    if (!refreshed.ok && refreshed.failure === 'no-credentials') this.#refreshToken = null;
    return refreshed;
  }

  override async signOut(): Promise<void> {
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return;
    this.#refreshToken = null;
    // The tokens are gone from this browser in any case.
    await resultOf(
      () => this.#api.POST('/public/google/logout', { body: { refreshToken } }),
      () => done,
      plainFailure,
    );
  }

  #keep(tokens: { readonly idToken: string; readonly refreshToken: string | null }) {
    const identity = identityIn(tokens.idToken);
    if (identity === null) return fail('unavailable');
    this.#refreshToken = tokens.refreshToken;
    return ok(identity);
  }
}

/** The user of an ID token, unverified: it came from the API over TLS, and no permission depends on it. */
function identityIn(idToken: string): SignedInIdentity | null {
  const { sub, email } = claimsIn(idToken) ?? {};
  return typeof sub === 'string' && typeof email === 'string' ? { userId: sub, email, groups: [] } : null;
}
