import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { createApi, type Api, type ApiConfig } from '../app/api.ts';
import { startJobs } from '../app/start-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { RATE_LIMITS } from '../http/rate-limits.ts';
import { PdfkitMaker } from '../features/documents/pdfkit-maker.ts';
import { HttpsWebhooks } from '../adapters/https-webhooks.ts';
import { FakeGoogleTokens } from './fake-google-tokens.ts';
import { FakePayments } from './fake-payments.ts';
import { freshDatabase } from './fresh-database.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptMessages } from './kept-messages.ts';
import { lookupInSpecs } from './lookup-in-specs.ts';
import { KnownAddresses, KnownProperties } from './known-properties.ts';
import { TokenIssuer } from './token-issuer.ts';

export type Person = { readonly id: string; readonly email: string; readonly token: string };

/** Long limits, which only a hanging test reaches, even on a busy machine. */
const BUSY_MACHINE = 10_000;

/** The whole API on its own database, called as by the network. */
export class ApiUnderTest {
  readonly api: Api;
  readonly issuer: TokenIssuer;
  readonly messages: KeptMessages;
  readonly files: KeptFiles;
  readonly google: FakeGoogleTokens;
  readonly properties: KnownProperties;
  readonly addresses: KnownAddresses;
  readonly payments: FakePayments;
  /** Writes facts for which there is no operation. */
  readonly sql: Pool;
  readonly #config: ApiConfig;
  #jobs: Jobs | null = null;

  static async start(
    limits: Partial<typeof RATE_LIMITS> = {},
    settings: Partial<ApiConfig> = {},
  ): Promise<ApiUnderTest> {
    const databaseUrl = settings.databaseUrl ?? (await freshDatabase());
    const issuer = await TokenIssuer.start();
    const outside = {
      messages: new KeptMessages(),
      files: new KeptFiles(),
      google: new FakeGoogleTokens(),
      properties: new KnownProperties(),
      addresses: new KnownAddresses(),
      payments: new FakePayments(),
    };
    const config: ApiConfig = {
      databaseUrl,
      databaseLimits: { connectionWait: BUSY_MACHINE, lockWait: BUSY_MACHINE },
      testClocks: true,
      issuer: issuer.issuer,
      clientId: 'web',
      region: 'us-east-1',
      origins: { connect: [], images: [], secure: false },
      publicAddress: 'https://ridgeline.example.com',
      messenger: outside.messages,
      files: outside.files,
      pdfMaker: new PdfkitMaker(),
      webhooks: new HttpsWebhooks({ sink: null, lookup: lookupInSpecs }),
      linkSecret: 'the secret of the links in a spec',
      google: outside.google,
      reportContent: () => outside.properties,
      payments: outside.payments,
      addressBook: () => outside.addresses,
      supplierWait: 3 * BUSY_MACHINE,
      rateLimits: { ...UNLIMITED, ...limits },
      logLevel: 'silent',
      ...settings,
    };
    const api = await createApi(config);
    const sql = new Pool({
      connectionString: databaseUrl,
      max: 2,
      options: '-c ridgeline.test_clocks=on',
    });
    return new ApiUnderTest(api, config, issuer, outside, sql);
  }

  private constructor(
    api: Api,
    config: ApiConfig,
    issuer: TokenIssuer,
    outside: Pick<ApiUnderTest, 'messages' | 'files' | 'google' | 'properties' | 'addresses' | 'payments'>,
    sql: Pool,
  ) {
    this.api = api;
    this.#config = config;
    this.issuer = issuer;
    this.messages = outside.messages;
    this.files = outside.files;
    this.google = outside.google;
    this.properties = outside.properties;
    this.addresses = outside.addresses;
    this.payments = outside.payments;
    this.sql = sql;
  }

  /** Does all due jobs, as any copy would; returns their number. */
  async doJobs(): Promise<number> {
    this.#jobs ??= await this.copyOfJobs();
    return this.#jobs.doDue();
  }

  /** The jobs of another copy. The caller stops them. */
  copyOfJobs(): Promise<Jobs> {
    return startJobs(this.api, { ...this.#config, works: false });
  }

  /** Another copy of the API on the same database, as behind a load balancer. The caller closes its server. */
  copy(): Promise<Api> {
    return createApi(this.#config);
  }

  async stop(): Promise<void> {
    await this.#jobs?.stop();
    await this.sql.end();
    await this.api.server.close();
    await this.issuer.stop();
  }

  async person(
    facts: {
      readonly email?: string;
      readonly acceptedTerms?: boolean;
      readonly signsInBy?: string;
      /** The sku of the plan; without it the free plan. */
      readonly plan?: string;
    } = {},
  ): Promise<Person> {
    const id = randomUUID();
    const email = facts.email ?? `${id}@example.com`;
    await this.sql.query(
      `insert into people (id, email, given_name, family_name, signs_in_by, accepted_tos_at)
       values ($1, $2, 'Ada', 'Marsh', $3, case when $4 then now() end)`,
      [id, email, facts.signsInBy ?? 'cognito', facts.acceptedTerms ?? true],
    );
    if (facts.plan !== undefined) {
      await this.sql.query('insert into subscriptions (person_id, sku) values ($1, $2)', [id, facts.plan]);
    }
    return { id, email, token: this.issuer.token(id) };
  }

  /** A team of `owner` and others, by default on the free plan; returns its id. */
  async team(
    owner: Person,
    others: readonly (readonly [Person, role: string])[],
    plan: string | null = null,
  ): Promise<string> {
    const id = randomUUID();
    // In one statement: a team whose owner is not a member is refused.
    await this.sql.query(
      `with team as (insert into teams (id, name, admin_id) values ($1, 'Marsh Roofing', $2))
       insert into team_members (team_id, person_id, role)
       select $1, * from unnest($3::uuid[], $4::text[])`,
      [
        id,
        owner.id,
        [owner.id, ...others.map(([person]) => person.id)],
        ['admin', ...others.map(([, role]) => role)],
      ],
    );
    if (plan !== null) {
      await this.sql.query('insert into subscriptions (team_id, sku) values ($1, $2)', [id, plan]);
    }
    return id;
  }

  /** Calls an operation as `person`, or as a visitor. */
  async call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: {
      readonly as?: Person;
      readonly token?: string;
      readonly body?: unknown;
      /** Sent as `Idempotency-Key`. */
      readonly key?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<{ readonly status: number; readonly body: Body; readonly headers: Record<string, unknown> }> {
    const token = options.token ?? options.as?.token;
    const response = await this.api.server.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(options.key !== undefined && { 'idempotency-key': options.key }),
        ...options.headers,
      },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    return {
      status: response.statusCode,
      body: (response.body === '' ? null : response.json()) as Body,
      headers: response.headers,
    };
  }
}

/** Includes teams and integrations. */
export const TEAM_PLAN = 'plan_23_q2_0003';

const UNLIMITED: typeof RATE_LIMITS = {
  read: { ...RATE_LIMITS.read, max: 1_000_000 },
  write: { ...RATE_LIMITS.write, max: 1_000_000 },
  'account-question': { ...RATE_LIMITS['account-question'], max: 1_000_000 },
  'sign-in': { ...RATE_LIMITS['sign-in'], max: 1_000_000 },
  'visitor-question': { ...RATE_LIMITS['visitor-question'], max: 1_000_000 },
  visit: { ...RATE_LIMITS.visit, max: 1_000_000 },
};
