import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { openDatabase } from '../db/database.ts';
import { loadStartingPacks } from '../features/packs/starting-packs.ts';
import { prepareQueues } from '../jobs/queues.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** An arbitrary number, the same in every copy: the holder of this lock migrates, the others wait. */
const LOCK = 7_315_001;

/** Migrates the schema, from empty or from any earlier version, and loads the starting packs. Many copies may call it at the same time. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'ridgeline-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await prepareQueues(url);
    await startWithPacks(url);
  } finally {
    await client.end();
  }
}

async function startWithPacks(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  await loadStartingPacks(database).finally(() => database.close());
}
