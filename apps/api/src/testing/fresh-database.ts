import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The server of the test run, with a migrated database as template. */
export type ProvidedPostgres = { readonly url: string; readonly template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/** An empty database with the whole schema, in a few milliseconds: a copy of the template. */
export async function freshDatabase(): Promise<string> {
  return databaseFrom(inject('postgres').template);
}

/** A database without any table. */
export async function emptyDatabase(): Promise<string> {
  return databaseFrom('template1');
}

async function databaseFrom(template: string): Promise<string> {
  const { url } = inject('postgres');
  const name = `spec_${randomBytes(6).toString('hex')}`;
  await run(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
