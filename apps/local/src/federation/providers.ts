import { APPLE_TOKEN_LIFETIME, type FederatedKind, PROVIDERS } from '@ridgeline/core/session';

/** An identity provider as the user pool knows it. */
export type FederationProvider = {
  readonly kind: FederatedKind;
  /** The pool's name for it: `identity_provider` in a URL, and the prefix of a federated username. */
  readonly name: string;
  readonly type: 'Google' | 'OIDC' | 'SignInWithApple' | 'SAML';
  /** Its display name. */
  readonly title: string;
  /** Its path under `/local/idp`. Microsoft's path contains the kind of accounts (AUTH-8). */
  readonly mount: string;
  readonly scope: string;
  /** Apple posts its answer as a form if a name or an email is requested. */
  readonly responseMode?: 'form_post';
  /** The email domains of its accounts; only enterprise sign-in uses them. */
  readonly domains: readonly string[];
  /** The email directory's status for an account of it. */
  readonly accountStatus: string;
  readonly existingAccountsOnly: boolean;
  /** START-4: how long a session lasts, if it differs from the pool's setting. */
  readonly sessionLasts?: number;
};

// AUTH-1 AUTH-8
export const FEDERATION_PROVIDERS: readonly FederationProvider[] = [
  provider('google', {
    name: 'Google',
    type: 'Google',
    title: 'Google',
    mount: 'google',
    scope: 'openid email profile',
  }),
  provider('microsoft', {
    name: 'Microsoft',
    type: 'OIDC',
    title: 'Microsoft',
    mount: `microsoft/${PROVIDERS.microsoft.tenant ?? 'common'}`,
    scope: 'openid email profile',
  }),
  provider('apple', {
    name: 'SignInWithApple',
    type: 'SignInWithApple',
    title: 'Apple',
    mount: 'apple',
    scope: ['openid', ...(PROVIDERS.apple.scope ?? [])].join(' '),
    responseMode: 'form_post',
    sessionLasts: APPLE_TOKEN_LIFETIME,
  }),
  provider('saml', {
    name: 'SummitSSO',
    type: 'SAML',
    title: 'Summit Exteriors',
    mount: 'sso',
    scope: 'openid email profile',
    domains: ['summit.example'],
  }),
];

export function providerNamed(name: string | undefined): FederationProvider | null {
  return FEDERATION_PROVIDERS.find((provider) => provider.name === name) ?? null;
}

export function providerOfDomain(domain: string | undefined): FederationProvider | null {
  return FEDERATION_PROVIDERS.find(({ domains }) => domains.includes(domain?.toLowerCase() ?? '')) ?? null;
}

export function providerOfKind(kind: FederatedKind): FederationProvider {
  const found = FEDERATION_PROVIDERS.find((provider) => provider.kind === kind);
  if (!found) throw new Error(`no provider signs in by ${kind}`);
  return found;
}

function provider(
  kind: FederatedKind,
  facts: Pick<FederationProvider, 'name' | 'type' | 'title' | 'mount' | 'scope'> &
    Partial<FederationProvider>,
): FederationProvider {
  const { accountStatus, existingAccountsOnly } = PROVIDERS[kind];
  return { kind, domains: [], accountStatus, existingAccountsOnly, ...facts };
}
