import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api';
import { startPostgres } from '@ridgeline/local';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

const TEMPLATE = 'template_migrated';

/** One Postgres for the whole run, on a folder of its own; each spec file copies the migrated template. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(await mkdtemp(join(tmpdir(), 'ridgeline-specs-')), 'postgres');
  const server = await startPostgres({ folder, durable: false });
  const url = server.url('postgres');
  await createDatabase(url, TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  project.provide('postgres', { url, template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(server.dataFolder, { recursive: true, force: true });
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
