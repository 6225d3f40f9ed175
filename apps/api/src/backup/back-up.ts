import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { recordedMigrations } from '../app/migrate.ts';
import { namedFiles } from './named-files.ts';
import type { Files } from '../ports/files.port.ts';
import { asBackupProblem, asFolderProblem, BackupProblem } from './backup-problem.ts';
import { readingOf, sequencesIn, tablesIn, type TableInDatabase } from './catalog.ts';
import { Hashing } from './hashing.ts';
import {
  EMPTY_MANIFEST,
  MANIFEST,
  sealed,
  type FileInBackup,
  type Manifest,
  type TableInBackup,
} from './manifest.ts';
import { inSnapshot } from './snapshot.ts';
import { structureOf } from './structure.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export type BackUp = {
  readonly databaseUrl: string;
  readonly files: Files;
  /** Must not exist yet. */
  readonly folder: string;
  readonly now: number;
  readonly signal?: AbortSignal;
  /** Called before each table. */
  readonly onTable?: (name: string, index: number, count: number) => void;
};

/**
 * Copies a database, as it is at one moment, and its files. Nobody has to stop. It is written to a folder beside, which gets its name
 * when everything is on the disk: what has the name is whole, even if the process is killed.
 */
export async function backUp(options: BackUp): Promise<Manifest> {
  const { folder } = options;
  if (await stat(folder).catch(() => null)) throw new BackupProblem('folder-exists', folder);
  const unfinished = await unfinishedFolder(folder);
  try {
    await mkdir(join(unfinished, 'tables'), { mode: PRIVATE_FOLDER });
    const manifest = await inSnapshot(options.databaseUrl, (client) =>
      copyEverything(client, { ...options, folder: unfinished }),
    );
    await writeDurably(join(unfinished, MANIFEST), Buffer.from(sealed(manifest)));
    for (const each of foldersOf(manifest)) await syncFolder(join(unfinished, each));
    options.signal?.throwIfAborted();
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw asBackupProblem(problem);
  }
}

/** The folders of a backup, its own last. */
function foldersOf({ tables, files }: Manifest): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of [...tables, ...files]) {
    for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(at);
  }
  return [...folders, '.'];
}

async function copyEverything(client: Client, options: BackUp): Promise<Manifest> {
  const { folder, files, signal, onTable = () => {} } = options;
  const migrations = await recordedMigrations(client);
  const tables: TableInBackup[] = [];
  const found = await tablesIn(client);
  for (const [index, table] of found.entries()) {
    signal?.throwIfAborted();
    onTable(`${table.schema}.${table.name}`, index, found.length);
    tables.push(await copyTable(client, table, folder, signal));
  }
  const sequences = await sequencesIn(client);
  const kept: FileInBackup[] = [];
  const missing: string[] = [];
  for (const key of await namedFiles(client)) {
    signal?.throwIfAborted();
    const bytes = await files.get(key);
    if (bytes === null) missing.push(key);
    else kept.push(await copyFile(key, bytes, folder));
  }
  return {
    ...EMPTY_MANIFEST,
    madeAt: new Date(options.now).toISOString(),
    migrations: [...migrations],
    tables,
    sequences: [...sequences],
    files: kept,
    missing,
  };
}

async function copyTable(
  client: Client,
  table: TableInDatabase,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<TableInBackup> {
  const path = `tables/${table.schema}.${table.name}.copy.gz`;
  const file = join(folder, path);
  const [content, stored] = [new Hashing(), new Hashing()];
  const rows = client.query(copyTo(readingOf(table)));
  await pipeline(
    rows,
    content,
    createGzip({ level: 6 }),
    stored,
    createWriteStream(file, { mode: PRIVATE_FILE, flush: true }),
    ...(signal ? [{ signal }] : []),
  );
  const structure = await structureOf(client, table);
  return {
    schema: table.schema,
    name: table.name,
    columns: [...table.columns],
    rows: rows.rowCount,
    path,
    bytes: stored.bytes,
    sha256: stored.digest(),
    content: content.digest(),
    ...(structure && { structure: [...structure] }),
  };
}

async function copyFile(key: string, bytes: Uint8Array, folder: string): Promise<FileInBackup> {
  const path = `files/${key}`;
  await mkdir(dirname(join(folder, path)), { recursive: true, mode: PRIVATE_FOLDER });
  await writeDurably(join(folder, path), bytes);
  return { key, path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes, { mode: PRIVATE_FILE, flush: true });
}

/** Of its own, since another backup to the same place may be under way. */
async function unfinishedFolder(folder: string): Promise<string> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    return await mkdtemp(`${folder}.unfinished-`);
  } catch (problem) {
    throw asFolderProblem(problem, folder);
  }
}

/** The names in a folder survive a crash only once the folder itself is on the disk. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
