import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api';
import { startPostgres } from '@ridgeline/local';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

const TEMPLATE = 'template_migrated';

/** One Postgres for a project of the run, in its own folder; each spec file copies the migrated template. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('specs');
  const server = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
  const url = server.url('postgres');
  await createDatabase(url, TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  project.provide('postgres', { url, template: TEMPLATE });
  return async () => {
    await server.stop();
    for (const path of [server.dataFolder, folder]) await rm(path, { recursive: true, force: true });
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
