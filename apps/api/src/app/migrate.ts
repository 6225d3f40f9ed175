import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { openDatabase } from '../db/database.ts';
import { loadStartingPacks } from '../features/packs/starting-packs.ts';
import { prepareQueues } from '../jobs/queues.ts';
import {
  BEFORE_BASELINE,
  migrationVerdict,
  type Migration,
  type MigrationRefusalCode,
} from './migration-refusal.policy.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** An arbitrary number, the same in every copy: the holder of this lock migrates, the others wait. */
const LOCK = 7_315_001;

const REFUSALS: Readonly<Record<MigrationRefusalCode, string>> = {
  'database-newer':
    'A newer version of Ridgeline has migrated this database. Use that version, or a later one.',
  'database-older-than-baseline':
    'This database is older than the first migration of this version. Run `migrate` of the last version that has the migration ' +
    '0047_webhooks once, and then that of this version. If nobody needs the data, delete it.',
  'restore-unfinished':
    'A restore into this database has not ended. Run `ridgeline restore` of the same backup again, or use an empty database.',
};

/** A schema that marks a database which a restore prepares, until its rows are in. */
export const RESTORE_MARK = 'ridgeline_restoring';

/** The database cannot be migrated by this version; nothing was changed. */
export class MigrationRefusal extends Error {
  override readonly name = 'MigrationRefusal';
  readonly code: MigrationRefusalCode;

  constructor(code: MigrationRefusalCode, unknown?: Migration) {
    const at = unknown && new Date(unknown.when).toISOString();
    const detail = at === undefined ? '' : ` (It has a migration of ${at} that is unknown here.)`;
    super(`${code}: ${REFUSALS[code]} Nothing was changed.${detail}`);
    this.code = code;
  }
}

/**
 * Migrates the schema, from empty or from any earlier version, and loads the starting packs. Many copies may call it at the same
 * time. A database that this version cannot migrate is refused with a `MigrationRefusal`.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'ridgeline-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepareRecords(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await prepareQueues(url);
    await startWithPacks(url);
  } finally {
    await client.end();
  }
}

/** Refuses what cannot be migrated; records the baseline where the migrations that it replaced were the last ones. */
async function prepareRecords(client: Client): Promise<void> {
  if (await isMarked(client)) throw new MigrationRefusal('restore-unfinished');
  const known = knownMigrations();
  const verdict = migrationVerdict(await recordedMigrations(client), known);
  if (verdict.is === 'refused') throw new MigrationRefusal(verdict.why, verdict.unknown);
  if (verdict.is === 'known') return;
  const baseline = known.filter(({ when }) => when <= BEFORE_BASELINE.last.when);
  await client.query(
    `with gone as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at)
     select hash, "when" from json_to_recordset($1) as baseline (hash text, "when" bigint) order by "when"`,
    [JSON.stringify(baseline)],
  );
}

/** Whether a restore into this database has begun and has not ended. */
export async function isMarked(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [RESTORE_MARK]);
  return rowCount === 1;
}

/** The migrations of this version, in order. */
export function knownMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis, hash }) => ({
    when: folderMillis,
    hash,
  }));
}

/** The migrations that a database has, in order. */
export async function recordedMigrations(client: Client): Promise<readonly Migration[]> {
  const table = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table.rows[0].exists) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, created_at }) => ({ when: Number(created_at), hash }));
}

/** Migrates an empty database as far as a backup of it was, without the starting packs: the backup has them. */
export async function migrateForRestore(url: string, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-migrations-'));
  const client = new Client({ connectionString: url, application_name: 'ridgeline-migrations' });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await cp(MIGRATIONS, folder, { recursive: true });
    const journal = join(folder, 'meta', '_journal.json');
    const whole = JSON.parse(await readFile(journal, 'utf8'));
    const entries = whole.entries.filter(({ when }: { readonly when: number }) => when <= last);
    await writeFile(journal, JSON.stringify({ ...whole, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
    await prepareQueues(url);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startWithPacks(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  await loadStartingPacks(database).finally(() => database.close());
}
