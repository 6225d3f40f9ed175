import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api/migrate';
import type { ProvidedPostgres } from '@ridgeline/api/testing/database';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

const TEMPLATE = 'template_migrated';

type Shared = {
  projects: number;
  readonly server: Promise<{ readonly provided: ProvidedPostgres; stop(): Promise<void> }>;
};

/** Each project of a run loads this module anew, and all of them use one server. */
const run = globalThis as { ridgelinePostgres?: Shared };

/** One Postgres for a run, in its own folder; each spec file copies the migrated template. */
export async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.ridgelinePostgres ??= { projects: 0, server: start() });
  shared.projects += 1;
  const { provided, stop } = await shared.server;
  project.provide('postgres', provided);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    delete run.ridgelinePostgres;
    await stop();
  };
}

async function start(): ReturnType<() => Shared['server']> {
  const folder = await temporaryFolder('specs');
  const server = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
  const url = server.url('postgres');
  await createDatabase(url, TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  return {
    provided: { url, template: TEMPLATE },
    stop: async () => {
      await server.stop();
      for (const path of [server.dataFolder, folder]) await rm(path, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
