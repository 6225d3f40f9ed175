import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api/migrate';
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

/** The Postgres from npm in this folder, taken for this process alone. Adds its cleanup steps to `undo`. */
export async function openBroughtDatabase(
  options: { readonly dataFolder: string; readonly durable: boolean },
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
  const url = server.url(DATABASE);
  await migrateDatabase(url);
  return { url, place: server.dataFolder };
}

/** The address of the database in this folder, of the server that runs there, or of one that runs until `undo`. */
export async function databaseIn(dataFolder: string, undo: (() => Promise<unknown>)[]): Promise<string> {
  if (!(await isTaken(dataFolder))) {
    await makeDataFolder(dataFolder);
    return (await openBroughtDatabase({ dataFolder, durable: true }, undo)).url;
  }
  const url = await runningUrl(join(dataFolder, SERVER), DATABASE);
  if (url === null) throw new StartProblem(`Ridgeline is starting in ${dataFolder}. Try again when it runs.`);
  return url;
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
