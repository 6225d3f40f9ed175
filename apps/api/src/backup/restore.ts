import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client, escapeLiteral } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  isMarked,
  knownMigrations,
  migrateDatabase,
  migrateForRestore,
  recordedMigrations,
  RESTORE_MARK,
} from '../app/migrate.ts';
import { migrationVerdict } from '../app/migration-refusal.policy.ts';
import type { Files } from '../ports/files.port.ts';
import { asBackupProblem, BackupProblem } from './backup-problem.ts';
import { isOfQueues, listed, qualified, tablesIn } from './catalog.ts';
import { Hashing } from './hashing.ts';
import { readManifest, type Manifest, type TableInBackup } from './manifest.ts';
import { onConnection } from './snapshot.ts';
import { verifyBackup } from './verify.ts';

export type Restore = {
  readonly folder: string;
  /** An empty database. */
  readonly databaseUrl: string;
  readonly files: Files;
  /** Without the jobs that were waiting: no mail of that time is sent again. */
  readonly withoutJobs?: boolean;
  readonly signal?: AbortSignal;
  readonly onTable?: (name: string, index: number, count: number) => void;
};

/**
 * Fills an empty database and a file storage from a backup, after the backup was verified. All rows come in one transaction: if the
 * process is killed, the database has none.
 */
export async function restore(options: Restore): Promise<Manifest> {
  const { databaseUrl, folder } = options;
  const manifest = await restorable(options);
  try {
    await onConnection(databaseUrl, (client) => client.query(`create schema if not exists ${RESTORE_MARK}`));
    await migrateForRestore(databaseUrl, manifest.migrations.at(-1)?.when ?? 0);
    // Files first: rows that name them must not be there without them.
    for (const { key, path } of manifest.files) {
      options.signal?.throwIfAborted();
      await options.files.put(key, await readFile(join(folder, path)));
    }
    await onConnection(databaseUrl, (client) => fill(client, manifest, options));
    await migrateDatabase(databaseUrl);
    return manifest;
  } catch (problem) {
    throw asBackupProblem(problem);
  }
}

/** The backup, if it can be restored there: changes nothing. */
export async function restorable({
  folder,
  databaseUrl,
  signal,
}: Pick<Restore, 'folder' | 'databaseUrl' | 'signal'>): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const verdict = migrationVerdict(manifest.migrations, knownMigrations());
  if (verdict.is === 'refused')
    throw new BackupProblem(verdict.why === 'database-newer' ? 'newer' : 'too-old', folder);
  await requireEmpty(databaseUrl, manifest);
  const altered = await verifyBackup(folder, signal);
  if (altered.length > 0) throw new BackupProblem('altered', altered.join(', '));
  return manifest;
}

/**
 * Of a database in which a restore was stopped, the tables are there, but nobody is in them, and its schema is that of the
 * same backup or of an earlier one: rows cannot be put into a schema that is newer than they are.
 */
async function requireEmpty(url: string, { migrations }: Manifest): Promise<void> {
  await onConnection(url, async (client) => {
    const [table] = await tablesIn(client);
    if (!table) return;
    const place = `${table.schema}.${table.name}`;
    if (!(await isMarked(client))) throw new BackupProblem('database-not-empty', place);
    const newest = (await recordedMigrations(client)).at(-1)?.when ?? 0;
    if (newest > (migrations.at(-1)?.when ?? 0)) throw new BackupProblem('database-not-empty', place);
    const { rows } = await client.query(`select to_regclass('public.people') is not null as "hasPeople"`);
    if (!rows[0].hasPeople) return;
    const people = await client.query('select from public.people limit 1');
    if (people.rowCount === 1) throw new BackupProblem('database-not-empty', 'public.people');
  });
}

async function fill(client: Client, manifest: Manifest, options: Restore): Promise<void> {
  const { folder, withoutJobs = false, signal, onTable = () => {} } = options;
  const tables = manifest.tables.filter((table) => !(withoutJobs && isOfQueues(table)));
  await client.query('begin; set local search_path = public');
  for (const { structure = [] } of tables) for (const statement of structure) await client.query(statement);
  const product = tables.filter((table) => !isOfQueues(table));
  // What triggers record, and what references ask for, is in the backup itself.
  for (const table of product) await client.query(`alter table ${qualified(table)} disable trigger user`);
  const references = await takeReferences(client, product);
  // Rows that migrations have inserted: they are in the backup, too.
  await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  for (const [index, table] of tables.entries()) {
    signal?.throwIfAborted();
    onTable(`${table.schema}.${table.name}`, index, tables.length);
    await fillTable(client, table, folder, signal);
  }
  for (const { schema, name, value, isCalled } of manifest.sequences) {
    const sequence = escapeLiteral(qualified({ schema, name }));
    await client.query(`select setval(${sequence}, $1, $2)`, [value, isCalled]);
  }
  for (const statement of references) await client.query(statement);
  for (const table of product) await client.query(`alter table ${qualified(table)} enable trigger user`);
  await client.query(`drop schema ${RESTORE_MARK}`);
  await client.query('commit');
}

/**
 * Drops the references between tables, since rows come in one table at a time, and returns the statements that add them again, which
 * check every row. Only a superuser could switch them off.
 */
async function takeReferences(client: Client, tables: readonly TableInBackup[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ of: string; name: string; definition: string }>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any ($1::regclass[]) order by 1, 2`,
    [tables.map(qualified)],
  );
  for (const { of, name } of rows) await client.query(`alter table ${of} drop constraint ${name}`);
  return rows.map(({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`);
}

async function fillTable(
  client: Client,
  table: TableInBackup,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const content = new Hashing();
  await pipeline(
    createReadStream(join(folder, table.path)),
    createGunzip(),
    content,
    client.query(copyFrom(`copy ${qualified(table)} (${listed(table.columns)}) from stdin`)),
    ...(signal ? [{ signal }] : []),
  );
  if (content.digest() !== table.content) throw new BackupProblem('altered', table.path);
}
