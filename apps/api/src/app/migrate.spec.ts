import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { migrateDatabase } from './migrate.ts';
import { BEFORE_BASELINE, migrationVerdict, type Migration } from './migration-refusal.policy.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const KNOWN = readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis, hash }) => ({
  when: folderMillis,
  hash,
}));
const NEWEST = KNOWN.at(-1) ?? BEFORE_BASELINE.last;
/** What a database recorded that stood at the end of the migrations before the baseline. */
const REPLACED = [
  ...Array.from({ length: BEFORE_BASELINE.count - 1 }, (_, at) => ({
    when: BEFORE_BASELINE.last.when - 1_000_000 * (BEFORE_BASELINE.count - at),
    hash: `earlier ${at}`,
  })),
  BEFORE_BASELINE.last,
];

describe('which databases this version migrates', () => {
  it.each([
    ['an empty one', [], { is: 'known' }],
    ['one of this version', KNOWN, { is: 'known' }],
    ['one at the end of the migrations that the baseline replaced', REPLACED, { is: 'at-baseline' }],
    [
      'not one before that end',
      REPLACED.slice(0, -1),
      { is: 'refused', why: 'database-older-than-baseline', unknown: REPLACED.at(-2) },
    ],
    [
      'not one whose last migration was another',
      [...REPLACED.slice(0, -1), { when: BEFORE_BASELINE.last.when, hash: 'another' }],
      { is: 'refused', why: 'database-older-than-baseline', unknown: REPLACED.at(-2) },
    ],
    [
      'not one of a newer version',
      [...KNOWN, { when: NEWEST.when + 1, hash: 'newer' }],
      { is: 'refused', why: 'database-newer', unknown: { when: NEWEST.when + 1, hash: 'newer' } },
    ],
  ] as const)('%s', (_, recorded, verdict) => {
    expect(migrationVerdict(recorded, KNOWN)).toEqual(verdict);
  });

  it('every earlier version of itself, and no version that knows more than it', () => {
    fc.assert(
      fc.property(fc.nat(KNOWN.length), fc.nat(KNOWN.length - 1), (had, knows) => {
        const verdict = migrationVerdict(KNOWN.slice(0, had), KNOWN.slice(0, knows + 1));
        expect(verdict.is).toBe(had <= knows + 1 ? 'known' : 'refused');
      }),
    );
  });
});

describe('the migrations', () => {
  it('follow each other in time, since one before the last of a database is never run', () => {
    const times = KNOWN.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it('have one snapshot: of the newest', () => {
    const newest = String(KNOWN.length - 1).padStart(4, '0');
    expect(readdirSync(`${FOLDER}/meta`).toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
  });
});

describe('a database', () => {
  it('that stands where the baseline begins keeps its data, and has the baseline recorded', async () => {
    const { url, client } = await beforeBaseline();
    await client.query(`update products set title = 'Kept' where sku = 'plan_free'`);
    await migrateDatabase(url);
    await migrateDatabase(url);
    expect(await recordsOf(client)).toEqual(KNOWN);
    const { rows } = await client.query(`select title from products where sku = 'plan_free'`);
    expect(rows).toEqual([{ title: 'Kept' }]);
  });

  it.each([
    ['database-newer', [...KNOWN, { when: NEWEST.when + 60_000, hash: 'newer' }]],
    ['database-older-than-baseline', REPLACED.slice(0, 40)],
  ] as const)('is refused as %s, with exit code 3, and not changed', async (code, records) => {
    const { url, client } = await recording(records);
    await client.query('drop schema pgboss cascade; delete from data_packs');
    const { code: exitCode, said } = await CopyOfTheApi.task(['migrate'], { DATABASE_URL: url });
    expect([exitCode, said]).toEqual([3, expect.stringMatching(new RegExp(`^${code}: .+\\n$`))]);
    expect(await recordsOf(client)).toEqual(records);
    const { rows } = await client.query(
      `select to_regnamespace('pgboss') as queues, (select count(*)::int from data_packs) as packs`,
    );
    expect(rows).toEqual([{ queues: null, packs: 0 }]);
  });
});

/** A migrated database with these records of migrations in place of its own. */
async function recording(records: readonly Migration[]) {
  const database = await connected(await freshDatabase());
  await record(database.client, records);
  return database;
}

/** What stood at the end of the migrations that the baseline replaced: its schema, and their records. */
async function beforeBaseline() {
  const url = new URL(inject('postgres').url);
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const { client: server } = await connected(url.href);
  await server.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const database = await connected(url.href);
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  for (const { folderMillis, sql } of files) {
    if (folderMillis <= BEFORE_BASELINE.last.when) await database.client.query(sql.join(''));
  }
  await database.client.query(
    'create schema drizzle create table __drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await record(database.client, REPLACED);
  return database;
}

async function connected(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client };
}

async function record(client: Client, records: readonly Migration[]): Promise<void> {
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const { when, hash } of records) {
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ]);
  }
}

async function recordsOf(client: Client): Promise<readonly Migration[]> {
  const { rows } = await client.query(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at, hash }) => ({ when: Number(created_at), hash }));
}
