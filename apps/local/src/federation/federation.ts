import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { IdentityWorld } from '../identity/identity-world.ts';
import { refusePasswordSignUp } from './hosted/federated-account.ts';
import { hostedPages } from './hosted/hosted-pages.ts';
import type { HostedWorld } from './hosted/hosted-world.ts';
import { RelyingParty } from './hosted/relying-party.ts';
import { GOOGLE_SERVICE_CLIENT, identityProvider } from './provider/identity-provider.ts';
import { oneTap } from './provider/one-tap.ts';
import { STYLE, STYLE_PATH } from './provider/page.ts';
import { providerPages } from './provider/provider-pages.ts';
import { FEDERATION_PROVIDERS, providerOfKind, type FederationProvider } from './providers.ts';
import { migrateFederation } from './store/migration.ts';
import { loadProviderKeys } from './store/provider-keys.store.ts';

export type FederationSettings = {
  readonly pool: Pool;
  /** The origin of all endpoints, without a slash at the end. */
  readonly address: string;
  /** Where the user pool is mounted, below the address. */
  readonly poolPath: string;
  readonly onFirstSignIn: HostedWorld['onFirstSignIn'];
};

/** What the API needs to exchange Google's codes itself (AUTH-9). */
export type GoogleService = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
};

/** Google, Microsoft, Apple and one company on one machine: real OpenID Connect providers, and the pool's hosted pages. */
export class Federation {
  readonly #settings: FederationSettings;
  readonly #relyingParties = new Map<string, RelyingParty>();

  constructor(settings: FederationSettings) {
    if (process.env['NODE_ENV'] === 'production') {
      throw new Error('The identity providers are for one machine and do not start in production.');
    }
    this.#settings = settings;
  }

  /** Mounts every provider under `/local/idp`. */
  async mountProviders(server: FastifyInstance): Promise<void> {
    await migrateFederation(this.#settings.pool);
    server.get(STYLE_PATH, (_, reply) => reply.type('text/css').send(STYLE));
    for (const provider of FEDERATION_PROVIDERS) await this.#mount(server, provider);
    const { pool } = this.#settings;
    await server.register(oneTap({ pool, issuer: this.#issuerOf(providerOfKind('google')) }), {
      prefix: '/local',
    });
  }

  /** Mounted by the user pool beside its actions. */
  readonly hostedPages = (identity: IdentityWorld): FastifyPluginAsync => {
    const { address, onFirstSignIn } = this.#settings;
    return hostedPages({
      ...identity,
      relyingParties: this.#relyingParties,
      redirectUris: [`${address}/idpauth`],
      logoutUris: [`${address}/login`],
      onFirstSignIn,
    });
  };

  /** What the user pool asks before somebody signs up with a password. */
  readonly preSignUp = refusePasswordSignUp;

  /** AUTH-9 */
  async googleService(): Promise<GoogleService> {
    const { pool, address } = this.#settings;
    const google = providerOfKind('google');
    await migrateFederation(pool);
    const { clientSecret } = await loadProviderKeys(pool, google);
    return {
      issuer: this.#issuerOf(google),
      clientId: GOOGLE_SERVICE_CLIENT,
      clientSecret,
      redirectUri: `${address}/auth/google/callback`,
    };
  }

  async #mount(server: FastifyInstance, provider: FederationProvider): Promise<void> {
    const { pool, address, poolPath } = this.#settings;
    const issuer = this.#issuerOf(provider);
    const poolCallback = `${address}${poolPath}/oauth2/idpresponse`;
    const keys = await loadProviderKeys(pool, provider);
    const googleCallback = `${address}/auth/google/callback`;
    const oidc = await identityProvider({ pool, provider, keys, issuer, poolCallback, googleCallback });
    await server.register(providerPages({ pool, provider, oidc }), {
      prefix: `/local/idp/${provider.mount}`,
    });
    const access = { issuer, clientSecret: keys.clientSecret };
    this.#relyingParties.set(provider.name, new RelyingParty(provider, access, poolCallback));
  }

  #issuerOf({ mount }: FederationProvider): string {
    return `${this.#settings.address}/local/idp/${mount}`;
  }
}
