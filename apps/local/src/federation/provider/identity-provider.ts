import type { AccountClaims, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import type { FederationProvider } from '../providers.ts';
import { artefactsOf } from '../store/artefacts.store.ts';
import type { ProviderKeys } from '../store/provider-keys.store.ts';
import { personBySubject, type ProviderPerson } from '../store/provider-people.store.ts';
import { errorPage } from './error-page.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';

/** The client id of the pool. */
export const POOL_CLIENT = 'ridgeline-user-pool';
/** AUTH-9: the client id of the API, which exchanges Google's codes itself. */
export const GOOGLE_SERVICE_CLIENT = 'ridgeline-google-service';

export type IdentityProviderFacts = {
  readonly pool: Pool;
  readonly provider: FederationProvider;
  readonly keys: ProviderKeys;
  readonly issuer: string;
  /** Where the pool receives a provider's answer. */
  readonly poolCallback: string;
  /** AUTH-9: where Google's own page redirects to. */
  readonly googleCallback: string;
};

/** A real OpenID Connect provider that behaves like the one it replaces. */
export async function identityProvider(facts: IdentityProviderFacts): Promise<Provider> {
  const { Provider } = await loadOidcProvider();
  const { pool, provider, keys, issuer } = facts;
  const configuration: Configuration = {
    adapter: artefactsOf(pool, provider.name),
    clients: clientsOf(facts),
    jwks: { keys: [keys.jwk] },
    // Two providers on one host would otherwise read each other's cookies.
    cookies: {
      keys: [keys.cookieKey],
      names: cookieNames(provider),
      long: { signed: true, sameSite: 'lax', httpOnly: true },
      short: { signed: true, sameSite: 'lax', httpOnly: true },
    },
    claims: claimsOf(provider),
    // Like Google, Microsoft and Apple, put the claims into the ID token.
    conformIdTokenClaims: false,
    findAccount: async (_, subject) => {
      const person = await personBySubject(pool, provider.name, subject);
      if (!person) return undefined;
      return { accountId: subject, claims: async () => claimsAbout(person) };
    },
    // Choosing an account counts as consent: there is no consent page.
    loadExistingGrant: grantAll,
    interactions: { url: (_, { uid }) => `/local/idp/${provider.mount}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => 'clientId' in token && token.clientId === client.clientId,
      },
    },
    pkce: { required: (_, client) => client.clientId === POOL_CLIENT },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: false,
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = errorPage(provider, description ?? error);
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 300,
      Grant: 90 * 86_400,
      IdToken: 3600,
      Interaction: 900,
      RefreshToken: 90 * 86_400,
      Session: 86_400,
    },
  };
  return new Provider(issuer, configuration);
}

function clientsOf({ provider, keys, poolCallback, googleCallback }: IdentityProviderFacts) {
  const confidential = {
    client_secret: keys.clientSecret,
    response_types: ['code' as const],
    token_endpoint_auth_method: 'client_secret_post' as const,
  };
  const userPool = { ...confidential, client_id: POOL_CLIENT, redirect_uris: [poolCallback] };
  if (provider.kind !== 'google') return [userPool];
  return [
    userPool,
    {
      ...confidential,
      client_id: GOOGLE_SERVICE_CLIENT,
      redirect_uris: [googleCallback],
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ];
}

function cookieNames({ kind }: FederationProvider) {
  return {
    session: `idp_${kind}_session`,
    interaction: `idp_${kind}_interaction`,
    resume: `idp_${kind}_resume`,
  };
}

/** AUTH-8: Apple is asked for a name and an email, and sends the name only with the form. */
function claimsOf({ kind }: FederationProvider): NonNullable<Configuration['claims']> {
  const email = ['email', 'email_verified'];
  return kind === 'apple'
    ? { openid: ['sub'], email, name: [] }
    : { openid: ['sub'], email, profile: ['name', 'given_name', 'family_name'] };
}

function claimsAbout({ subject, email, givenName, familyName }: ProviderPerson): AccountClaims {
  return {
    sub: subject,
    email,
    email_verified: true,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`.trim(),
  };
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(oidc.params?.['scope'] ?? 'openid'));
  await grant.save();
  return grant;
}
