import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';

/** What the database does when the end of a job is stored. */
const TERMINATES = 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10);';
const REFUSES = `raise exception 'no connection to what was meant';`;

let databaseUrl: string;
let sql: Client;
let copy: CopyOfTheApi;

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
}, 180_000);
afterAll(async () => {
  await copy.end('SIGKILL');
  await sql.end();
});

it('a copy goes on with its jobs when the database goes away as one of them ends, and no bug is outlived so', async () => {
  await atTheEndOfAJob(TERMINATES);
  copy = await CopyOfTheApi.start({ DATABASE_URL: databaseUrl });
  await leaveJob();
  await until(() => copy.log.filter((line) => line.includes('JobsConnectionLost')).length >= 2);
  expect(copy.isRunning, copy.log.at(-1)).toBe(true);

  await sql.query('drop trigger end_of_job on pgboss.job');
  await leaveJob();
  await until(async () => (await completed()) > 0);
  expect((await fetch(`${copy.address}/readyz`)).status).toBe(200);

  await atTheEndOfAJob(REFUSES);
  await leaveJob();
  await until(() => false);
  expect(copy.log.join('\n')).toContain('no connection to what was meant');
}, 180_000);

async function atTheEndOfAJob(happens: string): Promise<void> {
  await sql.query(
    `create or replace function end_of_job() returns trigger language plpgsql as $$ begin ${happens} return new; end $$;
     create trigger end_of_job before insert or update on pgboss.job
       for each row when (new.state in ('retry', 'completed', 'failed')) execute function end_of_job()`,
  );
}

async function leaveJob(): Promise<void> {
  await sql.query(`insert into pgboss.job (name, data) values ('tend-plans', '{}')`);
}

async function completed(): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int from pgboss.job where name = 'tend-plans' and state = 'completed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Or until the copy has ended. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (copy.isRunning && !(await holds())) await pause(20);
}
