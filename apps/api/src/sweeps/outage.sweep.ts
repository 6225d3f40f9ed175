/**
 * Two copies under writes with idempotency keys while their database fails repeatedly (`SWEEP_ROUNDS`, 50 of each kind). No
 * copy ends, everything acknowledged is stored, and everything else may be sent again and is done once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { TokenIssuer } from '../testing/token-issuer.ts';
import { PostgresProcess } from './postgres-process.ts';
import { Ledger, Writing, writersIn, type Writer } from './writers.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
const WRITERS = 8;
const LAST_WORDS = 40;
const COPY = new URL('copy-with-properties.ts', import.meta.url);
/** Each tenth freeze is longer than the limits for a statement and for a dead server. */
const FROZEN = { usually: 500, atTimes: 12_000 };

const ledger = new Ledger({ mayBeUnavailable: true });
let issuer: TokenIssuer;
let sql: Pool;
let postgres: PostgresProcess;
let writers: readonly Writer[];
let writing: Writing;
let databaseUrl: string;
const copies: CopyOfTheApi[] = [];

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  databaseUrl = await freshDatabase();
  sql = new Pool({ connectionString: databaseUrl, max: 2 });
  // The Postgres of the specs runs without it, and may lose an acknowledged commit with its process.
  await sql.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} set synchronous_commit = on`);
  sql.on('error', () => {});
  postgres = await PostgresProcess.of(inject('postgres').url);
  writers = await writersIn(sql, issuer, WRITERS);
  writing = new Writing(sql, issuer, ledger);
  for (let copy = 0; copy < 2; copy += 1) copies.push(await startCopy());
});

afterAll(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  await sql.end();
  await issuer.stop();
});

describe.each([
  ['backends are terminated', terminate],
  ['Postgres is frozen', freeze],
  ['a backend is killed, and Postgres recovers', () => postgres.killBackend()],
  ['Postgres is killed, and started again', () => postgres.killAndStart()],
] as const)('while %s', (what, fail) => {
  it(`no copy ends and nothing acknowledged is lost, ${ROUNDS} times`, async () => {
    const before = { acknowledged: ledger.acknowledged, unavailable: ledger.unavailable };
    const sweep = { isOver: false };
    const load = writers.map(async (writer, index) => {
      for (let turn = index; !sweep.isOver; turn += 1) {
        await writing.keyed(writer, copies[turn % copies.length]?.address ?? '', turn);
      }
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      await acknowledged(10 + Math.floor(Math.random() * 20));
      await fail(round);
      expect(copies.map(lastWordsOf)).toEqual([null, null]);
    }
    await acknowledged(10);
    sweep.isOver = true;
    await Promise.all(load);
    expect(ledger.refusals).toEqual([]);
    await expectNothingLost();
    const done = ledger.acknowledged - before.acknowledged;
    const open = ledger.unavailable - before.unavailable;
    process.stdout.write(
      `${what}, ${ROUNDS} times: ${done} calls acknowledged and there, ${open} unavailable, no copy ended\n`,
    );
  });
});

describe('afterwards', () => {
  it('what was not answered is done once when it is sent again, and the copies are ready', async () => {
    const open = [...ledger.reports].filter(([property]) => !ledger.acknowledgedReports.has(property));
    for (const [property, order] of open) await writing.report(property, order, copies[0]?.address ?? '');
    const made = await countsBy('address', 'projects');
    expect(made.size).toBe(ledger.reports.size);
    expect(new Set(made.values())).toEqual(new Set([1]));
    for (const { address } of copies) expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});

function startCopy(): Promise<CopyOfTheApi> {
  return CopyOfTheApi.start(
    {
      DATABASE_URL: databaseUrl,
      USER_POOL_ISSUER: issuer.issuer,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    COPY,
  );
}

/** The last log lines of an ended copy; null for a running one. */
function lastWordsOf({ isRunning, log }: CopyOfTheApi): string | null {
  return isRunning ? null : log.slice(-LAST_WORDS).join('\n');
}

async function acknowledged(more: number): Promise<void> {
  const enough = ledger.acknowledged + more;
  while (ledger.acknowledged < enough) await pause(5);
}

async function terminate(): Promise<void> {
  await sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'ridgeline%' and random() < 0.7`,
  );
}

async function freeze(round: number): Promise<void> {
  await postgres.freeze(round % 10 === 9 ? FROZEN.atTimes : FROZEN.usually);
}

async function expectNothingLost(): Promise<void> {
  const reports = await countsBy('address', 'projects');
  for (const property of ledger.acknowledgedReports)
    expect([property, reports.get(property)]).toEqual([property, 1]);
  const kept = await countsBy('details', 'feedback');
  for (const details of ledger.acknowledgedFeedback)
    expect([details, kept.get(details)]).toEqual([details, 1]);
  const used = await countsBy('owner_id::text', 'projects');
  const { rows } = await sql.query<{ name: string; count: number }>(
    `select person_id::text as name, quick_views as count from usage_counts where counting = 'monthly'`,
  );
  expect(new Map(rows.map(({ name, count }) => [name, count]))).toEqual(used);
}

async function countsBy(name: string, table: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ name: string; count: number }>(
    `select ${name} as name, count(*)::int from ${table} group by 1 order by 1`,
  );
  return new Map(rows.map((row) => [row.name, row.count]));
}
