import type { SignedInIdentity } from '@ridgeline/core';

/** The user pool an app signs in to. `endpoint` is set only where it does not answer at its region's address. */
export type UserPoolConfig = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string | undefined;
};

/** Where tokens are kept between pages. START-4: the session storage of the browser. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

type Amplify = typeof import('aws-amplify/auth');

/**
 * The one place that loads and configures Amplify: on first need, since it is larger than the rest of a page
 * and a visitor who only reads never needs it.
 */
export class UserPoolSession {
  readonly #config: () => Promise<UserPoolConfig>;
  readonly #storage: TokenStorage;
  #amplify: Promise<Amplify> | null = null;

  constructor(config: () => Promise<UserPoolConfig>, storage: TokenStorage) {
    this.#config = config;
    this.#storage = storage;
  }

  amplify(): Promise<Amplify> {
    this.#amplify ??= this.#load();
    return this.#amplify;
  }

  /** Who the tokens say is here, renewed if need be; null when there are none or they are no longer good. */
  async identity(): Promise<SignedInIdentity | null> {
    const claims = (await this.#tokens())?.idToken?.payload;
    if (claims?.sub === undefined) return null;
    const groups = claims['cognito:groups'];
    return {
      userId: claims.sub,
      email: String(claims['email'] ?? ''),
      groups: Array.isArray(groups) ? groups.map(String) : [],
    };
  }

  async accessToken(): Promise<string | null> {
    return (await this.#tokens())?.accessToken.toString() ?? null;
  }

  async #tokens() {
    if (!this.#mayBeSignedIn()) return undefined;
    try {
      const { fetchAuthSession } = await this.amplify();
      return (await fetchAuthSession()).tokens;
    } catch {
      return undefined;
    }
  }

  /** Amplify writes who signed in last; without that there is nothing to renew, and nothing to load Amplify for. */
  #mayBeSignedIn(): boolean {
    return this.#amplify !== null || this.#storage.getItem(SIGNED_IN_HINT) !== null;
  }

  async #load(): Promise<Amplify> {
    const [{ Amplify }, auth, { cognitoUserPoolsTokenProvider }, { endpoint, ...pool }] = await Promise.all([
      import('aws-amplify'),
      import('aws-amplify/auth'),
      import('aws-amplify/auth/cognito'),
      this.#config(),
    ]);
    Amplify.configure({
      Auth: {
        Cognito: {
          ...pool,
          ...(endpoint !== undefined && { userPoolEndpoint: endpoint }),
          signUpVerificationMethod: 'code',
          loginWith: { email: true },
        },
      },
    });
    cognitoUserPoolsTokenProvider.setKeyValueStorage(new HintedStorage(this.#storage));
    return auth;
  }
}

const SIGNED_IN_HINT = 'ridgeline.may-be-signed-in';

/** Amplify's storage over the browser's, which also notes that there is somebody to renew. */
class HintedStorage {
  readonly #storage: TokenStorage;

  constructor(storage: TokenStorage) {
    this.#storage = storage;
  }

  async setItem(key: string, value: string): Promise<void> {
    this.#storage.setItem(key, value);
    this.#storage.setItem(SIGNED_IN_HINT, 'yes');
  }

  async getItem(key: string): Promise<string | null> {
    return this.#storage.getItem(key);
  }

  async removeItem(key: string): Promise<void> {
    this.#storage.removeItem(key);
    if (key.endsWith('.refreshToken')) this.#storage.removeItem(SIGNED_IN_HINT);
  }

  async clear(): Promise<void> {
    this.#storage.clear();
  }
}
