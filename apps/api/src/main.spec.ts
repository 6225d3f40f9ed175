import type { Report } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { CopyOfTheApi } from './testing/copy-of-the-api.ts';
import { freshDatabase } from './testing/fresh-database.ts';
import { goodEnvironment } from './testing/good-environment.ts';
import { TokenIssuer } from './testing/token-issuer.ts';

let issuer: TokenIssuer;
const copies: CopyOfTheApi[] = [];

beforeAll(async () => {
  issuer = await TokenIssuer.start();
});
afterAll(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  await issuer.stop();
});

const PERSON = '4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10';

// Processes on a busy machine: a long limit, which only a hanging test reaches.
const PATIENT = { timeout: 180_000 };

describe('the entry of production', PATIENT, () => {
  it('says in a sentence each what is wrong with its configuration, and serves nothing', async () => {
    const { code, said } = await CopyOfTheApi.task([], {
      ...goodEnvironment(),
      PORT: 'eighty',
      LINK_SECRET: 'short',
    });
    expect(code).toBe(1);
    expect(said).toBe(
      "PORT is 'eighty'; it has to be a number from 0 to 65535.\nLINK_SECRET has to be a secret of at least 32 characters.\n",
    );
  });

  it('names its tasks to who asks for another', async () => {
    expect(await CopyOfTheApi.task(['bake'], {})).toEqual({
      code: 1,
      said: "There is no task 'bake'. Tasks: serve, migrate, load-storms, data, plans, taxes, notice, survey, support.\n",
    });
  });

  it('migrates a database from nothing, and once more without harm', async () => {
    const url = await emptyDatabase();
    for (let time = 0; time < 2; time += 1) {
      expect(await CopyOfTheApi.task(['migrate'], { DATABASE_URL: url })).toEqual({ code: 0, said: '' });
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`select to_regclass('public.projects') is not null as migrated`);
    await client.end();
    expect(rows).toEqual([{ migrated: true }]);
  });

  it('RPT-1 makes a report with nothing configured but what has to be set', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-copy-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { ask } = await start({
      FILES_ENDPOINT: '',
      FILES_FOLDER: join(folder, 'files'),
      SHUTDOWN_GRACE: '0',
    });
    const order = {
      address: '414 E 12th St, Kansas City, MO 64106',
      propertyType: 'residential',
      roofType: 'steep-slope',
      appSource: 'web',
      version: 4,
    };
    const made = await ask('/api/codeReports', undefined, order);
    expect(made.status).toBe(201);
    const { report } = (await made.json()) as { readonly report: Report };
    expect(report.municipality).toMatchObject({ name: 'Kansas City' });
  });

  it('logs no token, address of a person, or query', async () => {
    const { copy, ask } = await start({ LOG_LEVEL: 'debug', SHUTDOWN_GRACE: '0' });
    await ask('/api/v2/profile/?app=secret-query');
    await ask('/api/nothing/ada@example.com');
    const log = await loggedBy(copy);
    expect(log.filter((line) => line.includes('"operation":"getProfile"'))).toHaveLength(1);
    expect(log.join('\n')).not.toMatch(/eyJ|secret-query|ada@example|Bearer/);
    for (const line of log) expect(() => JSON.parse(line), line).not.toThrow();
  });
});

describe('a copy that gets SIGTERM', PATIENT, () => {
  it('fails no call of those who go on calling, two copies behind a balancer', async () => {
    const databaseUrl = await freshDatabase();
    const first = await start({ DATABASE_URL: databaseUrl, SHUTDOWN_GRACE: '5000' });
    const second = await start({ DATABASE_URL: databaseUrl });
    const balancer = new Balancer([first, second]);
    const load = Array.from({ length: 12 }, () => balancer.callUntilDone());
    await balancer.answered(300);
    expect(await first.copy.end('SIGTERM')).toEqual([0, null]);
    await balancer.answered(300);
    balancer.isDone = true;
    await Promise.all(load);
    expect(balancer.failures).toEqual([]);
    expect(balancer.count).toBeGreaterThanOrEqual(600);
    expect(first.copy.log.at(-1)).toContain('"msg":"stopped"');
  });

  it('says that it is not ready, goes on answering, and lets connections go', async () => {
    const { copy, ask } = await start({ SHUTDOWN_GRACE: '60000' });
    expect((await ask('/readyz')).status).toBe(200);
    void copy.end('SIGTERM');
    let ready = await ask('/readyz');
    while (ready.status === 200) ready = await ask('/readyz');
    expect(ready.status).toBe(503);
    const late = await ask('/api/v2/profile/');
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await copy.end('SIGKILL')).toEqual([null, 'SIGKILL']);
  });
});

type Started = {
  readonly copy: CopyOfTheApi;
  /** With an order it is posted, each under a key of its own. */
  readonly ask: (path: string, from?: string, order?: object) => Promise<Response>;
};

async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const databaseUrl = environment['DATABASE_URL'] ?? (await freshDatabase());
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at)
     values ($1, 'ada@example.com', 'Ada', 'Marsh', now()) on conflict do nothing`,
    [PERSON],
  );
  await client.end();
  const copy = await CopyOfTheApi.start({
    DATABASE_URL: databaseUrl,
    USER_POOL_ISSUER: issuer.issuer,
    JOBS: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  });
  copies.push(copy);
  const authorization = `Bearer ${issuer.token(PERSON)}`;
  return {
    copy,
    ask: (path, from = '10.1.0.1', order) =>
      fetch(`${copy.address}${path}`, {
        headers: { authorization, 'x-forwarded-for': from, ...(order && orderHeaders()) },
        ...(order && { method: 'POST', body: JSON.stringify(order) }),
      }),
  };
}

function orderHeaders() {
  return { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
}

/** Calls the ready copies in turn, like a load balancer with frequent health checks. */
class Balancer {
  readonly failures: string[] = [];
  count = 0;
  isDone = false;
  readonly #copies: readonly Started[];

  constructor(copies: readonly Started[]) {
    this.#copies = copies;
  }

  async callUntilDone(): Promise<void> {
    for (let turn = 0; !this.isDone; turn += 1) {
      const chosen = this.#copies[turn % this.#copies.length];
      if (!chosen || !(await isReady(chosen))) continue;
      this.count += 1;
      // From as many addresses as an hour's users have, so that none reaches a rate limit.
      const failure = await failureOf(
        chosen.ask('/api/v2/profile/', `10.0.${this.count >> 8}.${this.count & 255}`),
      );
      if (failure !== null) this.failures.push(failure);
    }
  }

  async answered(more: number): Promise<void> {
    const enough = this.count + more;
    while (this.count < enough) await new Promise(setImmediate);
  }
}

async function failureOf(asked: Promise<Response>): Promise<string | null> {
  try {
    const answer = await asked;
    await answer.text();
    return answer.ok ? null : String(answer.status);
  } catch (problem) {
    return String((problem as Error).cause ?? problem);
  }
}

function isReady({ ask }: Started): Promise<boolean> {
  return ask('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The log of a copy, after it has ended. */
async function loggedBy(copy: CopyOfTheApi): Promise<readonly string[]> {
  await copy.end('SIGTERM');
  return copy.log;
}

async function emptyDatabase(): Promise<string> {
  const { url } = inject('postgres');
  const name = `empty_${Date.now()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
