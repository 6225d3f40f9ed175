import { type GoogleRefusal, GoogleSessions, type SignedInIdentity } from '@ridgeline/core/session';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf } from './call.ts';

/** AUTH-9: Google sign-in through the API, which has the client secret. The refresh token is kept in memory. */
export class HttpGoogleSessions extends GoogleSessions {
  readonly #api: ApiClient;
  #refreshToken: string | null = null;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async signIn(authorizationCode: string): Promise<Result<SignedInIdentity, GoogleRefusal>> {
    const outcome = await outcomeOf(() =>
      this.#api.POST('/public/google/login', { body: { authorizationCode } }),
    );
    if (!outcome?.ok) return fail(outcome?.status === 400 ? 'code-refused' : 'unavailable');
    return this.#keep(outcome.data);
  }

  override async refresh(): Promise<Result<SignedInIdentity, 'no-credentials' | 'unavailable'>> {
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return fail('no-credentials');
    const outcome = await outcomeOf(() =>
      this.#api.POST('/public/google/refresh-session', { body: { refreshToken } }),
    );
    if (outcome?.ok) return this.#keep(outcome.data);
    if (outcome?.status !== 401) return fail('unavailable');
    this.#refreshToken = null;
    return fail('no-credentials');
  }

  override async signOut(): Promise<void> {
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return;
    this.#refreshToken = null;
    await outcomeOf(() => this.#api.POST('/public/google/logout', { body: { refreshToken } }));
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
  try {
    const [, payload = ''] = idToken.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const { sub, email } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof email !== 'string') return null;
    return { userId: sub, email, groups: [] };
  } catch {
    return null;
  }
}
