import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { expect, inject } from 'vitest';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { TokenIssuer } from '../testing/token-issuer.ts';
import { Ledger, Writing, writersIn, type Writer } from './writers.ts';

const WRITERS = 8;
const LAST_WORDS = 40;
const COPY = new URL('copy-with-suppliers.ts', import.meta.url);

type OutageSettings = {
  /** What the copies are told beside the rest. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the database lies, if not where the run's server keeps its own. */
  readonly tablespace?: string;
};

/** Two copies on one database, people who write to both with keys, and a ledger of what was acknowledged. */
export class OutageWorld {
  readonly ledger = new Ledger({ mayPutOff: [503, 507] });
  readonly copies: CopyOfTheApi[] = [];
  readonly sql: Pool;
  readonly writers: readonly Writer[];
  readonly writing: Writing;
  readonly #issuer: TokenIssuer;
  readonly #databaseUrl: string;

  static async start({ environment = {}, tablespace }: OutageSettings = {}): Promise<OutageWorld> {
    const issuer = await TokenIssuer.start();
    const databaseUrl = await freshDatabase();
    if (tablespace !== undefined)
      await onServer(`alter database ${nameOf(databaseUrl)} set tablespace ${tablespace}`);
    const sql = new Pool({ connectionString: databaseUrl, max: 2 });
    sql.on('error', () => {});
    // Off in the Postgres of a test run, where a killed process may then lose a commit that was acknowledged.
    await sql.query(`alter database ${nameOf(databaseUrl)} set synchronous_commit = on`);
    const world = new OutageWorld({ sql, databaseUrl, issuer }, await writersIn(sql, issuer, WRITERS));
    const told = {
      DATABASE_URL: databaseUrl,
      USER_POOL_ISSUER: issuer.issuer,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...environment,
    };
    for (let copy = 0; copy < 2; copy += 1) world.copies.push(await CopyOfTheApi.start(told, COPY));
    return world;
  }

  private constructor(
    {
      sql,
      databaseUrl,
      issuer,
    }: { readonly sql: Pool; readonly databaseUrl: string; readonly issuer: TokenIssuer },
    writers: readonly Writer[],
  ) {
    this.sql = sql;
    this.#databaseUrl = databaseUrl;
    this.#issuer = issuer;
    this.writers = writers;
    this.writing = new Writing(sql, issuer, this.ledger);
  }

  addressOf(turn: number): string {
    return this.copies[turn % this.copies.length]?.address ?? '';
  }

  /** All write, one call after the other, while `run` runs; what the calls of that time came to. */
  async whileAllWrite(run: () => Promise<void>): Promise<{ readonly done: number; readonly open: number }> {
    const { acknowledged, putOff } = this.ledger;
    const sweep = { isOver: false };
    const load = this.writers.map(async (writer, index) => {
      for (let turn = index; !sweep.isOver; turn += 1)
        await this.writing.keyed(writer, this.addressOf(turn), turn);
    });
    try {
      await run();
      await this.acknowledged(10);
    } finally {
      sweep.isOver = true;
      await Promise.all(load);
    }
    return {
      done: this.ledger.acknowledged - acknowledged,
      open: this.ledger.putOff - putOff,
    };
  }

  /** Ends when so many calls more are acknowledged. */
  async acknowledged(more: number): Promise<void> {
    const enough = this.ledger.acknowledged + more;
    while (this.ledger.acknowledged < enough) {
      this.expectNoneEnded();
      await pause(5);
    }
  }

  /** Fails with what a copy that has ended said last. */
  expectNoneEnded(): void {
    const lastWords = this.copies.map(({ isRunning, log }) =>
      isRunning ? null : log.slice(-LAST_WORDS).join('\n'),
    );
    expect(lastWords).toEqual(this.copies.map(() => null));
  }

  async expectNothingLost(): Promise<void> {
    const reports = await this.#countsBy('address', 'projects');
    for (const property of this.ledger.acknowledgedReports)
      expect([property, reports.get(property)]).toEqual([property, 1]);
    const kept = await this.#countsBy('details', 'feedback');
    for (const details of this.ledger.acknowledgedFeedback)
      expect([details, kept.get(details)]).toEqual([details, 1]);
    const used = await this.#countsBy('owner_id::text', 'projects');
    const { rows } = await this.sql.query<{ name: string; count: number }>(
      `select person_id::text as name, quick_views as count from usage_counts where counting = 'monthly'`,
    );
    expect(new Map(rows.map(({ name, count }) => [name, count]))).toEqual(used);
  }

  /** What was not answered is done once when it is sent again. */
  async expectWholeAgain(): Promise<void> {
    const { reports, acknowledgedReports } = this.ledger;
    const open = [...reports].filter(([property]) => !acknowledgedReports.has(property));
    for (const [property, order] of open) await this.writing.report(property, order, this.addressOf(0));
    const made = await this.#countsBy('address', 'projects');
    expect(made.size).toBe(reports.size);
    expect(new Set(made.values())).toEqual(new Set([1]));
  }

  /** Each copy's answer to the question whether it is ready for calls. */
  readiness(): Promise<readonly number[]> {
    return Promise.all(this.copies.map(async ({ address }) => (await fetch(`${address}/readyz`)).status));
  }

  async stop(): Promise<void> {
    for (const copy of this.copies) await copy.end('SIGKILL');
    await this.sql.end();
    await this.#issuer.stop();
  }

  /** For a tablespace that goes before the run's server does. */
  dropDatabase(): Promise<void> {
    return onServer(`drop database ${nameOf(this.#databaseUrl)} with (force)`);
  }

  async #countsBy(name: string, table: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.sql.query<{ name: string; count: number }>(
      `select ${name} as name, count(*)::int from ${table} group by 1 order by 1`,
    );
    return new Map(rows.map((row) => [row.name, row.count]));
  }
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres').url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
