import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { asBackupProblem } from './backup-problem.ts';
import { qualified, readingOf, tablesIn, type TableInDatabase } from './catalog.ts';
import { Hashing } from './hashing.ts';
import { readManifest, type TableInBackup } from './manifest.ts';
import { inSnapshot } from './snapshot.ts';

/** The files of a backup that are missing or are not what was written. */
export async function verifyBackup(folder: string, signal?: AbortSignal): Promise<readonly string[]> {
  const { tables, files } = await readManifest(folder);
  const altered: string[] = [];
  for (const { path, sha256 } of [...tables, ...files]) {
    if ((await hashOfFile(join(folder, path), signal)) !== sha256) altered.push(path);
  }
  return altered;
}

async function hashOfFile(path: string, signal: AbortSignal | undefined): Promise<string | null> {
  const content = new Hashing();
  try {
    await pipeline(createReadStream(path), content, nowhere(), ...(signal ? [{ signal }] : []));
    return content.digest();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw asBackupProblem(problem);
  }
}

export type TableDifference = { readonly table: string; readonly is: 'missing' | 'other-rows' };

/**
 * The tables of a database, at one moment, that do not have exactly the rows of the backup, by the columns of the backup: a newer
 * version may have added others.
 */
export async function compareWithDatabase(
  folder: string,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<readonly TableDifference[]> {
  const manifest = await readManifest(folder);
  return inSnapshot(databaseUrl, async (client) => {
    const found = new Map((await tablesIn(client)).map((table) => [qualified(table), table]));
    const differences: TableDifference[] = [];
    for (const kept of manifest.tables) {
      const name = `${kept.schema}.${kept.name}`;
      const table = found.get(qualified(kept));
      if (table === undefined) differences.push({ table: name, is: 'missing' });
      else if (!(await hasRowsOf(client, table, kept, signal)))
        differences.push({ table: name, is: 'other-rows' });
    }
    return differences;
  });
}

async function hasRowsOf(
  client: Client,
  table: TableInDatabase,
  kept: TableInBackup,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!kept.columns.every((column) => table.columns.includes(column))) return false;
  const reading = readingOf({ ...table, columns: kept.columns });
  return (await contentOf(client, reading, signal)) === kept.content;
}

async function contentOf(client: Client, reading: string, signal: AbortSignal | undefined): Promise<string> {
  const content = new Hashing();
  await pipeline(client.query(copyTo(reading)), content, nowhere(), ...(signal ? [{ signal }] : []));
  return content.digest();
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, next) => next() });
}
