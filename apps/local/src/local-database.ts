import { join } from 'node:path';
import { migrateDatabase, MigrationRefusal } from '@ridgeline/api/migrate';
import { Client } from 'pg';
import { isTaken, makeDataFolder, takeDataFolder } from './data-folder.ts';
import { runningUrl } from './postgres/cluster.ts';
import { startPostgres } from './postgres/postgres-server.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

export type LocalDatabase = {
  readonly url: string;
  /** Where its data is, in words for the user. */
  readonly place: string;
};

const DATABASE = 'ridgeline';
/** The folder of the server, in the data folder. */
const SERVER = 'postgres';
const ANSWERS_WITHIN = 10_000;
const NO_ADDRESS = { protocol: '', host: '', pathname: '' };

/** The Postgres from npm in this folder, migrated, taken for this process alone. Adds its cleanup steps to `undo`. */
export async function openBroughtDatabase(
  options: BroughtDatabase,
  undo: (() => Promise<unknown>)[],
): Promise<LocalDatabase> {
  const database = await openUnmigrated(options, undo);
  try {
    await migrateDatabase(database.url);
  } catch (problem) {
    if (!(problem instanceof MigrationRefusal)) throw problem;
    throw new StartProblem(`The database in ${database.place} cannot be used. ${problem.message}`);
  }
  return database;
}

type BroughtDatabase = { readonly dataFolder: string; readonly durable: boolean };

async function openUnmigrated(
  options: BroughtDatabase,
  undo: (() => Promise<unknown>)[],
): Promise<LocalDatabase> {
  const folder = await takeDataFolder(options.dataFolder);
  undo.push(() => folder.release());
  const server = await startPostgres({
    folder: join(options.dataFolder, SERVER),
    durable: options.durable,
    onRestart: () => process.stderr.write('The database had ended. It was started again.\n'),
  });
  undo.push(() => server.stop());
  await createIfMissing(server.url('postgres'));
  return { url: server.url(DATABASE), place: server.dataFolder };
}

/** The address of the database in this folder, of the server that runs there, or of one that runs until `undo`. */
export async function databaseIn(
  dataFolder: string,
  undo: (() => Promise<unknown>)[],
  { isMigrated = true }: { readonly isMigrated?: boolean } = {},
): Promise<string> {
  if (!(await isTaken(dataFolder))) {
    await makeDataFolder(dataFolder);
    const open = isMigrated ? openBroughtDatabase : openUnmigrated;
    return (await open({ dataFolder, durable: true }, undo)).url;
  }
  const url = await runningDatabase(dataFolder);
  if (url === null) throw new StartProblem(`Ridgeline is starting in ${dataFolder}. Try again when it runs.`);
  return url;
}

/** The address of the database that another process runs in this folder; null if none runs. */
export function runningDatabase(dataFolder: string): Promise<string | null> {
  return runningUrl(join(dataFolder, SERVER), DATABASE);
}

/** The user's own Postgres. A problem with it is reported in one sentence, without its password. */
export async function openOwnDatabase(url: string): Promise<LocalDatabase> {
  const place = placeOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN });
  try {
    await client.connect();
  } catch (problem) {
    throw new StartProblem(`DATABASE_URL leads to no database at ${place}: ${reasonOf(problem)}.`);
  } finally {
    await client.end().catch(() => {});
  }
  try {
    await migrateDatabase(url);
  } catch (problem) {
    throw new StartProblem(`The database of DATABASE_URL cannot be prepared: ${reasonOf(problem)}.`);
  }
  return { url, place };
}

function placeOf(url: string): string {
  const { protocol, host, pathname } = URL.canParse(url) ? new URL(url) : NO_ADDRESS;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return `${host}${pathname}`;
  throw new StartProblem(
    'DATABASE_URL is not the address of a Postgres, such as postgres://user:password@localhost:5432/ridgeline.',
  );
}

async function createIfMissing(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}
