import { Client } from 'pg';
import { asBackupProblem } from './backup-problem.ts';

/**
 * Text that does not depend on the settings of the database: a value has one form. `search_path` is empty, so that names are
 * written with their schemas.
 */
const SETTINGS = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set search_path = ''; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Runs on one connection, in one transaction: what it reads is the database at one moment. */
export async function inSnapshot<Value>(
  url: string,
  read: (client: Client) => Promise<Value>,
): Promise<Value> {
  return onConnection(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const value = await read(client);
    await client.query('commit');
    return value;
  });
}

export async function onConnection<Value>(
  url: string,
  run: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: url, application_name: 'ridgeline-backup' });
  // The statement that runs when a connection is lost rejects; this listener keeps the process alive until then.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return await run(client);
  } catch (problem) {
    throw asBackupProblem(problem);
  } finally {
    await client.end().catch(() => {});
  }
}
