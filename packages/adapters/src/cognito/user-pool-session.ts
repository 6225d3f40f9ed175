import {
  isFederatedTokenExpired,
  type SignedInIdentity,
  type SignOutFailure,
  type SignOutReach,
  type TokenFailure,
} from '@ridgeline/core/session';
import { done, fail, type Instant, type Result } from '@ridgeline/core/shared';
import { forgetAbandonedSignIn } from './abandoned-sign-in.ts';
import { globalSignOut } from './global-sign-out.ts';
import { forgetHint, HintedStorage, mayBeSignedIn, type TokenStorage } from './hinted-storage.ts';
import { hostedPages, isLoopback, type HostedAddresses, type HostedPages } from './hosted-pages.ts';
import { kindOfIdentities } from './provider-names.ts';
import { storedClaims } from './stored-claims.ts';

/** The user pool of the app. `endpoint` is set only if it differs from the standard address of the region. */
export type UserPoolConfig = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string | undefined;
  /** Omitted where sign-in by a provider is not available. */
  readonly hosted?: HostedAddresses | undefined;
};

/** The claims of the ID token, unchanged. */
export type TokenPayload = Readonly<Record<string, unknown>>;

/** A session that the pool has refused to renew. */
export type RefusedRenewal = { readonly federated: boolean };

/** SRP costs seconds of script on a phone, and the migration of old accounts needs the password. */
export const PASSWORD_FLOW = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

type Amplify = typeof import('aws-amplify/auth');
type Loaded = { readonly amplify: Amplify; readonly hosted: HostedPages; readonly config: UserPoolConfig };

/**
 * The only module that loads and configures Amplify: when first needed, since it is larger than the rest of a page
 * and visitors who do not sign in never need it.
 */
export class UserPoolSession {
  readonly #config: () => Promise<UserPoolConfig>;
  readonly #storage: TokenStorage;
  readonly #refused: ((renewal: RefusedRenewal) => void)[] = [];
  #loaded: Promise<Loaded> | null = null;
  /** The claims of the last token, until its session is known to have ended. */
  #last: TokenPayload | null = null;
  /** While one session ends and the next begins. */
  #beginning: Promise<unknown> | null = null;
  readonly #now: () => Instant;

  constructor(config: () => Promise<UserPoolConfig>, storage: TokenStorage, now: () => Instant = Date.now) {
    this.#config = config;
    this.#storage = storage;
    this.#now = now;
  }

  async amplify(): Promise<Amplify> {
    return (await this.#load()).amplify;
  }

  /** The pool's hosted pages, and how this app navigates to them. */
  async hosted(): Promise<HostedPages> {
    return (await this.#load()).hosted;
  }

  /** START-5: called once when a valid session can no longer be renewed. */
  onRefusedRenewal(listener: (renewal: RefusedRenewal) => void): void {
    this.#refused.push(listener);
  }

  /** The user of the tokens, which are renewed if needed; null if there are none or they are no longer valid. */
  async identity(): Promise<SignedInIdentity | null> {
    const claims = await this.claims();
    if (typeof claims?.['sub'] !== 'string') return null;
    const groups = claims['cognito:groups'];
    return {
      userId: claims['sub'],
      email: String(claims['email'] ?? ''),
      groups: Array.isArray(groups) ? groups.map(String) : [],
    };
  }

  /** Without a connection those of the last token of this tab, even if it has expired. */
  async claims(): Promise<TokenPayload | null> {
    if (!this.#mayBeSignedIn()) return null;
    try {
      return (await this.#fetch({}))?.idToken?.payload ?? null;
    } catch {
      return this.#last ?? storedClaims(this.#storage);
    }
  }

  /** Throws without a connection: a call without the token would be refused, and the user signed out. */
  async accessToken(): Promise<string | null> {
    if (!this.#mayBeSignedIn()) return null;
    return (await this.#fetch({}))?.accessToken.toString() ?? null;
  }

  /** The ID token, which proves the email of the signed-in user to the API. */
  async idToken(): Promise<string | null> {
    return (await this.#tokens())?.idToken?.toString() ?? null;
  }

  async renew(): Promise<Result<void, TokenFailure>> {
    if (!this.#mayBeSignedIn()) return fail('no-credentials');
    try {
      return (await this.#fetch({ forceRefresh: true })) ? done : fail('no-credentials');
    } catch {
      return fail('unavailable');
    }
  }

  async signOut(reach: SignOutReach = 'here'): Promise<Result<void, SignOutFailure>> {
    // A session that is just beginning would outlive the sign-out.
    await this.#beginning?.catch(() => null);
    // Signing out must not show that the session has expired.
    this.#last = null;
    const { amplify, hosted, config } = await this.#load();
    const isOut = reach === 'here' || (await this.#signOutEverywhere(config));
    await hosted.signOut(() => amplify.signOut());
    return isOut ? done : fail('still-in-elsewhere');
  }

  /**
   * Ends all sessions of the user and signs in with this password. Whoever needs a token waits: one of the ended session
   * would be refused, and the user told that the session has expired.
   */
  async beginAnew(password: string): Promise<Result<void, 'others-go-on' | 'signed-out'>> {
    const [identity, token] = [await this.identity(), await this.#tokenIfReached()];
    if (identity === null || token === null) return fail('others-go-on');
    const begun = this.#beginAnew({ token, username: identity.email, password });
    this.#beginning = begun;
    return begun.finally(() => (this.#beginning = null));
  }

  async #beginAnew({
    token,
    username,
    password,
  }: {
    readonly token: string;
    readonly username: string;
    readonly password: string;
  }): Promise<Result<void, 'others-go-on' | 'signed-out'>> {
    const { amplify, hosted, config } = await this.#load();
    if (!(await globalSignOut(config, token))) return fail('others-go-on');
    this.#last = null;
    try {
      // Amplify refuses to sign in while it has tokens.
      await hosted.signOut(() => amplify.signOut());
      const { isSignedIn } = await amplify.signIn({ username, password, options: PASSWORD_FLOW });
      return isSignedIn ? done : fail('signed-out');
    } catch {
      return fail('signed-out');
    }
  }

  async deleteAccount(): Promise<Result<void, 'unavailable'>> {
    try {
      const { amplify, hosted } = await this.#load();
      await hosted.signOut(() => amplify.deleteUser());
      this.#last = null;
      return done;
    } catch {
      return fail('unavailable');
    }
  }

  async #signOutEverywhere(config: UserPoolConfig): Promise<boolean> {
    const token = await this.#tokenIfReached();
    this.#last = null;
    return token !== null && globalSignOut(config, token);
  }

  #tokenIfReached(): Promise<string | null> {
    return this.accessToken().catch(() => null);
  }

  async #tokens() {
    if (!this.#mayBeSignedIn()) return undefined;
    try {
      return await this.#fetch({});
    } catch {
      return undefined;
    }
  }

  /** No tokens: the pool has refused to renew them. A network error is thrown. */
  async #fetch(options: { readonly forceRefresh?: boolean }) {
    await this.#beginning;
    const { fetchAuthSession } = await this.amplify();
    const wasSignedIn = mayBeSignedIn(this.#storage);
    const { tokens } = await fetchAuthSession(options);
    if (tokens) this.#last = tokens.idToken?.payload ?? null;
    if (tokens && !this.#isOver()) return tokens;
    if (wasSignedIn) this.#tellRefused();
    return undefined;
  }

  /** START-4: a pool has one session lifetime for all users of an app; Apple sessions end sooner. */
  #isOver(): boolean {
    const kind = kindOfIdentities(this.#last?.['identities']);
    const signedInAt = Number(this.#last?.['auth_time']) * 1000;
    return kind !== null && isFederatedTokenExpired(kind, signedInAt, this.#now());
  }

  #tellRefused(): void {
    const federated = this.#last?.['identities'] !== undefined;
    this.#last = null;
    forgetHint(this.#storage);
    for (const listener of this.#refused) listener({ federated });
  }

  #mayBeSignedIn(): boolean {
    return this.#loaded !== null || mayBeSignedIn(this.#storage);
  }

  #load(): Promise<Loaded> {
    this.#loaded ??= this.#loadOnce();
    this.#loaded.catch(() => (this.#loaded = null));
    return this.#loaded;
  }

  async #loadOnce(): Promise<Loaded> {
    const [{ Amplify }, amplify, { cognitoUserPoolsTokenProvider }, { ConsoleLogger }, config] =
      await Promise.all([
        import('aws-amplify'),
        import('aws-amplify/auth'),
        import('aws-amplify/auth/cognito'),
        import('aws-amplify/utils'),
        this.#config(),
        // Exchanges the code on the page to which a provider redirects.
        import('aws-amplify/auth/enable-oauth-listener'),
      ]);
    const { userPoolId, userPoolClientId, endpoint, hosted } = config;
    const pages = await pagesAt(config, this.#storage);
    if (hosted) forgetAbandonedSignIn(hosted, userPoolClientId);
    const configure = () =>
      Amplify.configure({
        Auth: {
          Cognito: {
            userPoolId,
            userPoolClientId,
            ...(endpoint !== undefined && { userPoolEndpoint: endpoint }),
            signUpVerificationMethod: 'code',
            loginWith: { email: true, ...(hosted && { oauth: oauthAt(hosted) }) },
          },
        },
      });
    // Amplify warns about every custom endpoint; ours is intended.
    if (endpoint === undefined) configure();
    else withoutWarnings(ConsoleLogger, configure);
    // Configuring selects a default storage and starts the exchange; ours replaces it before anything is written.
    cognitoUserPoolsTokenProvider.setKeyValueStorage(new HintedStorage(this.#storage));
    return { amplify, hosted: pages, config };
  }
}

function withoutWarnings(logger: { LOG_LEVEL: string | null }, act: () => void): void {
  const before = logger.LOG_LEVEL;
  logger.LOG_LEVEL = 'ERROR';
  act();
  logger.LOG_LEVEL = before;
}

/** In production Amplify's default navigation; the loopback variant is not loaded there. */
async function pagesAt(
  { hosted, userPoolClientId }: UserPoolConfig,
  storage: TokenStorage,
): Promise<HostedPages> {
  if (!hosted || !isLoopback(hosted.domain)) return hostedPages;
  const { loopbackPages } = await import('./loopback-hosted-pages.ts');
  return loopbackPages(hosted, userPoolClientId, storage);
}

function oauthAt({ domain, redirectSignIn, redirectSignOut }: HostedAddresses) {
  return {
    domain,
    redirectSignIn: [redirectSignIn],
    redirectSignOut: [redirectSignOut],
    responseType: 'code' as const,
    scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  };
}
