import * as openid from 'openid-client';
import { POOL_CLIENT } from '../provider/identity-provider.ts';
import type { FederationProvider } from '../providers.ts';

export type ProviderAccess = { readonly issuer: string; readonly clientSecret: string };

/** A person whom a provider authenticated. */
export type Vouched = {
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
};

export type ProviderRequest = { readonly verifier: string; readonly nonce: string; readonly state: string };

/** The pool as a client of one provider: the code flow with PKCE, state and nonce. */
export class RelyingParty {
  readonly #provider: FederationProvider;
  readonly #access: ProviderAccess;
  readonly #callback: string;
  #configuration: Promise<openid.Configuration> | null = null;

  constructor(provider: FederationProvider, access: ProviderAccess, callback: string) {
    this.#provider = provider;
    this.#access = access;
    this.#callback = callback;
  }

  async begin(
    loginHint: string | null,
  ): Promise<{ readonly request: ProviderRequest; readonly url: string }> {
    const request = {
      verifier: openid.randomPKCECodeVerifier(),
      nonce: openid.randomNonce(),
      state: openid.randomState(),
    };
    const url = openid.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#callback,
      scope: this.#provider.scope,
      code_challenge: await openid.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
      nonce: request.nonce,
      state: request.state,
      // Always ask: several people may share a browser, and a denied one may want another account.
      prompt: 'login',
      ...(this.#provider.responseMode && { response_mode: this.#provider.responseMode }),
      ...(loginHint !== null && { login_hint: loginHint }),
    });
    return { request, url: url.href };
  }

  /** Exchanges the code in the provider's answer. Throws if anything differs from the request. */
  async finish(answer: URLSearchParams, { verifier, nonce, state }: ProviderRequest): Promise<Vouched> {
    const tokens = await openid.authorizationCodeGrant(
      await this.#discovered(),
      new URL(`${this.#callback}?${answer}`),
      { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true },
    );
    const claims = tokens.claims();
    const text = (name: string) => (typeof claims?.[name] === 'string' ? claims[name] : '');
    if (claims?.['email_verified'] !== true || text('email') === '')
      throw new Error('no verified email was told');
    return {
      subject: claims.sub,
      email: text('email').toLowerCase(),
      givenName: text('given_name'),
      familyName: text('family_name'),
    };
  }

  /** Requested on first use, since the provider runs in this same process. */
  #discovered(): Promise<openid.Configuration> {
    this.#configuration ??= openid
      .discovery(
        new URL(this.#access.issuer),
        POOL_CLIENT,
        undefined,
        openid.ClientSecretPost(this.#access.clientSecret),
        { execute: [openid.allowInsecureRequests] },
      )
      .catch((problem: unknown) => {
        this.#configuration = null;
        throw problem;
      });
    return this.#configuration;
  }
}
