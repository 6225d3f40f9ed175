import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import * as openid from 'openid-client';
import { GoogleTokens, type GoogleTokenFailure, type GoogleTokenPair } from '../ports/google-tokens.port.ts';

export type GoogleClient = {
  /** `https://accounts.google.com`, or the stand-in's address. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The redirect URI of Google's page, exactly as it is registered. */
  readonly redirectUri: string;
};

const TIMEOUT_SECONDS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Google by OpenID Connect; its endpoints come from the discovery document. */
export class OpenIdGoogleTokens extends GoogleTokens {
  readonly #client: GoogleClient;
  #discovery: Promise<openid.Configuration> | null = null;

  constructor(client: GoogleClient) {
    super();
    this.#client = client;
  }

  override async exchange(authorizationCode: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>> {
    // The library throws for an answer without a code, as it does where Google is not reached.
    if (authorizationCode === '') return fail('refused');
    return this.#ask(async (google) => {
      const { redirectUri, issuer } = this.#client;
      // Only the code reaches us: the rest of the redirect is filled in, with this issuer as the sender.
      const answer = new URL(redirectUri);
      answer.searchParams.set('code', authorizationCode);
      answer.searchParams.set('iss', issuer);
      return tokensIn(await openid.authorizationCodeGrant(google, answer, { idTokenExpected: true }), null);
    });
  }

  override renew(refreshToken: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>> {
    return this.#ask(async (google) =>
      tokensIn(await openid.refreshTokenGrant(google, refreshToken), refreshToken),
    );
  }

  override async revoke(refreshToken: string): Promise<Result<void, 'unavailable'>> {
    const asked = await this.#ask(async (google) => {
      await openid.tokenRevocation(google, refreshToken);
      return done;
    });
    return !asked.ok && asked.failure === 'unavailable' ? fail('unavailable') : done;
  }

  async #ask<Value>(
    call: (google: openid.Configuration) => Promise<Result<Value, GoogleTokenFailure>>,
  ): Promise<Result<Value, GoogleTokenFailure>> {
    try {
      return await call(await this.#discovered());
    } catch (problem) {
      return fail(isRefusal(problem) ? 'refused' : 'unavailable');
    }
  }

  /** Requested on first use, and again after a failure. */
  #discovered(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#client;
    const server = new URL(issuer);
    // Plain HTTP is allowed only for a stand-in on this machine.
    const execute = LOOPBACK.has(server.hostname) ? [openid.allowInsecureRequests] : [];
    this.#discovery ??= openid
      .discovery(server, clientId, undefined, openid.ClientSecretPost(clientSecret), {
        execute,
        timeout: TIMEOUT_SECONDS,
      })
      .catch((problem: unknown) => {
        this.#discovery = null;
        throw problem;
      });
    return this.#discovery;
  }
}

type Answered = { readonly id_token?: string; readonly refresh_token?: string };

function tokensIn(
  { id_token: idToken, refresh_token: newer }: Answered,
  refreshToken: string | null,
): Result<GoogleTokenPair, GoogleTokenFailure> {
  return idToken === undefined ? fail('unavailable') : ok({ idToken, refreshToken: newer ?? refreshToken });
}

/** OAuth's errors for a wrong code or token; any other error means that Google gave no answer. */
function isRefusal(problem: unknown): boolean {
  if (!(problem instanceof openid.ResponseBodyError)) return false;
  return problem.error === 'invalid_grant' || problem.error === 'invalid_token';
}
