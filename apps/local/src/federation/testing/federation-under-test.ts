import { freshDatabase } from '@ridgeline/api/testing/database';
import type { Instant } from '@ridgeline/core/shared';
import { fastify, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { identityStandIn } from '../../identity/identity-stand-in.ts';
import type { AccountEnds } from '../../identity/identity-world.ts';
import { LOCAL_USER_POOL_ID } from '../../identity/local-user-pool.ts';
import { seedAccounts, type SeedAccount } from '../../identity/seed-accounts.ts';
import { CLIENT_ID, PREFIX } from '../../identity/testing/identity-under-test.ts';
import { freePort } from '../../ports.ts';
import { Federation } from '../federation.ts';
import { seedFederation, type FederatedSeed } from '../seed-federation.ts';

/** The product's strict policy, which must not break any page here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'";

export type FederationPeople = {
  readonly withPassword?: readonly SeedAccount[];
  readonly federated?: readonly FederatedSeed[];
};

/** A user pool with its providers, on a real port and its own database. The spec sets the pool's clock. */
export class FederationUnderTest {
  readonly address: string;
  readonly pool: Pool;
  readonly app: FastifyInstance;
  readonly federation: Federation;
  /** Emails, in the order of their first sign-ins. */
  readonly firstSignIns: string[] = [];
  readonly #codes = new Map<string, string>();
  #ahead = 0;

  private constructor(address: string, pool: Pool) {
    this.address = address;
    this.pool = pool;
    this.app = fastify();
    this.app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', POLICY));
    this.federation = new Federation({
      pool,
      address,
      poolPath: PREFIX,
      onFirstSignIn: async ({ attributes }) => void this.firstSignIns.push(attributes['email'] ?? ''),
    });
  }

  static async open({
    withPassword = [],
    federated = [],
    accountEnds,
  }: FederationPeople & { readonly accountEnds?: AccountEnds } = {}): Promise<FederationUnderTest> {
    const pool = new Pool({ connectionString: await freshDatabase() });
    await seedAccounts(pool, withPassword);
    await seedFederation(pool, federated);
    return FederationUnderTest.start(pool, 0, accountEnds);
  }

  /** On an existing database, as after a restart. */
  static async start(pool: Pool, wantedPort = 0, accountEnds?: AccountEnds): Promise<FederationUnderTest> {
    const port = await freePort(wantedPort);
    const world = new FederationUnderTest(`http://localhost:${port}`, pool);
    await world.federation.mountProviders(world.app);
    await world.app.register(
      identityStandIn({
        pool,
        now: () => world.now,
        deliver: async ({ to, code }) => void world.#codes.set(to, code),
        issuer: `${world.address}${PREFIX}/${LOCAL_USER_POOL_ID}`,
        userPoolId: LOCAL_USER_POOL_ID,
        clientId: CLIENT_ID,
        region: 'us-east-1',
        hostedPages: world.federation.hostedPages,
        preSignUp: world.federation.preSignUp,
        ...(accountEnds && { accountEnds }),
      }),
      { prefix: PREFIX },
    );
    await world.app.listen({ port, host: 'localhost' });
    return world;
  }

  get now(): Instant {
    return Date.now() + this.#ahead;
  }

  /** The domain of the pool's hosted pages, without a protocol, as Amplify wants it. */
  get domain(): string {
    return `${this.address.replace('http://', '')}${PREFIX}`;
  }

  get callback(): string {
    return `${this.address}/idpauth`;
  }

  /** Calls an action of the pool. */
  async call(action: string, input: object): Promise<unknown> {
    const answer = await fetch(`${this.address}${PREFIX}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(input),
    });
    return answer.json();
  }

  /** The code last sent to this address. */
  codeFor(to: string): string {
    return this.#codes.get(to) ?? 'no code was sent';
  }

  wait(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  async stop(): Promise<void> {
    await this.app.close();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.pool.end();
  }
}
