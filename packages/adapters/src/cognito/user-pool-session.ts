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
import { HintedStorage, mayBeSignedIn, type TokenStorage } from './hinted-storage.ts';
import { hostedPages, isLoopback, type HostedAddresses, type HostedPages } from './hosted-pages.ts';
import { kindOfIdentities } from './provider-names.ts';

/** The user pool an app signs in to. `endpoint` is set only where it does not answer at its region's address. */
export type UserPoolConfig = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly endpoint?: string | undefined;
  /** Left out where nobody signs in by a provider. */
  readonly hosted?: HostedAddresses | undefined;
};

/** What the ID token says, as it came. */
export type TokenPayload = Readonly<Record<string, unknown>>;

/** A session that the pool does not renew any more. */
export type RefusedRenewal = { readonly federated: boolean };

type Amplify = typeof import('aws-amplify/auth');
type Loaded = { readonly amplify: Amplify; readonly hosted: HostedPages; readonly config: UserPoolConfig };

/**
 * The one place that loads and configures Amplify: on first need, since it is larger than the rest of a page
 * and a visitor who only reads never needs it.
 */
export class UserPoolSession {
  readonly #config: () => Promise<UserPoolConfig>;
  readonly #storage: TokenStorage;
  readonly #refused: ((renewal: RefusedRenewal) => void)[] = [];
  #loaded: Promise<Loaded> | null = null;
  /** What the last token said, while it is not known that its session is over. */
  #last: TokenPayload | null = null;
  readonly #now: () => Instant;

  constructor(config: () => Promise<UserPoolConfig>, storage: TokenStorage, now: () => Instant = Date.now) {
    this.#config = config;
    this.#storage = storage;
    this.#now = now;
  }

  async amplify(): Promise<Amplify> {
    return (await this.#load()).amplify;
  }

  /** The pool's own pages, and how this app goes there. */
  async hosted(): Promise<HostedPages> {
    return (await this.#load()).hosted;
  }

  /** START-5: told once when a session that was good is renewed no more. */
  onRefusedRenewal(listener: (renewal: RefusedRenewal) => void): void {
    this.#refused.push(listener);
  }

  /** Who the tokens say is here, renewed if need be; null when there are none or they are no longer good. */
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

  async claims(): Promise<TokenPayload | null> {
    return (await this.#tokens())?.idToken?.payload ?? null;
  }

  async accessToken(): Promise<string | null> {
    return (await this.#tokens())?.accessToken.toString() ?? null;
  }

  /** It proves the email of whoever is here to the API, once. */
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
    // Whoever leaves is not told that their session has expired.
    this.#last = null;
    const { amplify, hosted, config } = await this.#load();
    const isOut = reach === 'here' || (await this.#signOutEverywhere(config));
    await hosted.signOut(() => amplify.signOut());
    return isOut ? done : fail('still-in-elsewhere');
  }

  async #signOutEverywhere(config: UserPoolConfig): Promise<boolean> {
    const token = await this.accessToken();
    this.#last = null;
    return token !== null && globalSignOut(config, token);
  }

  async #tokens() {
    if (!this.#mayBeSignedIn()) return undefined;
    try {
      return await this.#fetch({});
    } catch {
      return undefined;
    }
  }

  /** Without tokens the pool has refused them; that nobody answered is thrown. */
  async #fetch(options: { readonly forceRefresh?: boolean }) {
    const { fetchAuthSession } = await this.amplify();
    const wasSignedIn = mayBeSignedIn(this.#storage);
    const { tokens } = await fetchAuthSession(options);
    if (tokens) this.#last = tokens.idToken?.payload ?? null;
    if (tokens && !this.#isOver()) return tokens;
    if (wasSignedIn) this.#tellRefused();
    return undefined;
  }

  /** START-4: a pool gives every session of an app the same time; Apple's is over sooner. */
  #isOver(): boolean {
    const kind = kindOfIdentities(this.#last?.['identities']);
    const signedInAt = Number(this.#last?.['auth_time']) * 1000;
    return kind !== null && isFederatedTokenExpired(kind, signedInAt, this.#now());
  }

  #tellRefused(): void {
    const federated = this.#last?.['identities'] !== undefined;
    this.#last = null;
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
        // Exchanges the code on the page that a provider leads back to.
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
    // Amplify warns of every endpoint that is not Amazon's own; ours is meant.
    if (endpoint === undefined) configure();
    else withoutWarnings(ConsoleLogger, configure);
    // Configuring chooses a storage of its own and begins the exchange; before that writes anything, ours is there.
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

/** In production Amplify's own ways; the others are not even loaded there. */
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
