import { freshDatabase } from '@ridgeline/api/testing/database';
import type { Instant } from '@ridgeline/core/shared';
import { fastify, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { identityStandIn } from '../identity-stand-in.ts';
import type { Delivery } from '../identity-world.ts';
import { LOCAL_ADMIN_KEY_ID, LOCAL_USER_POOL_ID } from '../local-user-pool.ts';
import { seedAccounts, type SeedAccount } from '../seed-accounts.ts';

export const CLIENT_ID = 'ridgeline-web';
export const PREFIX = '/local/identity';
const ORIGIN = 'http://localhost:4000';
export const ISSUER = `${ORIGIN}${PREFIX}/${LOCAL_USER_POOL_ID}`;

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly raw: string;
};

/** A user pool on its own database, with a clock that the spec moves and an outbox that it reads. */
export class IdentityUnderTest {
  readonly outbox: Delivery[] = [];
  /** Method and path of each request, in order. */
  readonly asked: string[] = [];
  readonly pool: Pool;
  readonly app: FastifyInstance;
  #now: Instant;
  #statements = 0;

  constructor(pool: Pool, now: Instant) {
    this.pool = pool;
    this.#now = now;
    pool.on('connect', (client) => client.on('drain', () => void this.#statements++));
    this.app = fastify();
    this.app.addHook(
      'onRequest',
      async (request) => void this.asked.push(`${request.method} ${request.url}`),
    );
    void this.app.register(
      identityStandIn({
        pool,
        now: () => this.#now,
        deliver: async (delivery) => void this.outbox.push(delivery),
        issuer: ISSUER,
        userPoolId: LOCAL_USER_POOL_ID,
        clientId: CLIENT_ID,
        region: 'us-east-1',
      }),
      { prefix: PREFIX },
    );
  }

  static async open(
    accounts: readonly SeedAccount[] = [],
    now: Instant = Date.now(),
  ): Promise<IdentityUnderTest> {
    const pool = new Pool({ connectionString: await freshDatabase() });
    const identity = new IdentityUnderTest(pool, now);
    await seedAccounts(pool, accounts, { userPoolId: LOCAL_USER_POOL_ID, now: () => now });
    await identity.app.ready();
    return identity;
  }

  get now(): Instant {
    return this.#now;
  }

  /** The number of statements sent to the database. */
  get statements(): number {
    return this.#statements;
  }

  /** Another process on the same database, as after a restart. */
  async another(): Promise<IdentityUnderTest> {
    const other = new IdentityUnderTest(this.pool, this.#now);
    await other.app.ready();
    return other;
  }

  /** Returns the address for real clients, without a slash at the end. */
  async listen(): Promise<string> {
    return `${await this.app.listen({ port: 0, host: '127.0.0.1' })}${PREFIX}`;
  }

  wait(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** The code last sent to this address. */
  codeFor(to: string): string {
    return this.outbox.findLast((delivery) => delivery.to === to)?.code ?? 'no code was sent';
  }

  /** A wrong code of the same shape. */
  wrongCodeFor(to: string): string {
    return this.codeFor(to).replace(/\d$/, (last) => String((Number(last) + 1) % 10));
  }

  async call(action: string, input: object = {}): Promise<Reply> {
    return this.send(action, JSON.stringify({ ClientId: CLIENT_ID, ...input }));
  }

  /** Like the AWS SDK, with the admin key in the credential scope. */
  async callAsAdmin(action: string, input: object = {}): Promise<Reply> {
    const scope = `${LOCAL_ADMIN_KEY_ID}/20260101/us-east-1/cognito-idp/aws4_request`;
    return this.send(action, JSON.stringify({ UserPoolId: LOCAL_USER_POOL_ID, ...input }), {
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
    });
  }

  async send(action: string, payload: string, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await this.app.inject({
      method: 'POST',
      url: `${PREFIX}/`,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        ...headers,
      },
      payload,
    });
    const { statusCode, payload: raw } = response;
    return { status: statusCode, headers: response.headers, body: response.json(), raw };
  }

  async signIn(email: string, password: string): Promise<Reply> {
    return this.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.pool.end();
  }
}

export type Tokens = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
};

export function tokensOf(reply: Reply): Tokens {
  const result = reply.body['AuthenticationResult'];
  if (!result) throw new Error(`no tokens in ${reply.raw}`);
  return result as Tokens;
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}
