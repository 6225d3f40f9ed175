/**
 * A Postgres that ends under a running world is restarted, with every row that it acknowledged. `SWEEP_ROUNDS`
 * times (50), in turn: killed, stopped by a signal, and with its parent process killed.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
const WRITERS = 4;

let folder: string;
let server: PostgresServer;
let restarts = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-killed-'));
  await chmod(folder, 0o711);
  server = await startPostgres({
    folder: join(folder, 'postgres'),
    durable: true,
    onRestart: () => (restarts += 1),
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it(`is started again ${ROUNDS} times, and no acknowledged row is lost`, async () => {
  const pool = new Pool({ connectionString: server.url('postgres'), max: WRITERS });
  pool.on('error', () => {});
  await pool.query('create table kept (id integer primary key)');
  let next = 0;
  const acknowledged = new Set<number>();
  const sweep = { isOver: false };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!sweep.isOver) {
      const id = (next += 1);
      await pool.query('insert into kept values ($1)', [id]).then(
        () => acknowledged.add(id),
        () => new Promise(setImmediate),
      );
    }
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    await until(() => acknowledged.size > round * 20);
    const postmaster = await postmasterOf(server);
    const [victim, signal] = [
      [postmaster, 'SIGKILL'],
      [postmaster, 'SIGINT'],
      [parentOf(postmaster), 'SIGKILL'],
      [parentOf(postmaster), 'SIGTERM'],
    ][round % 4] as [number, NodeJS.Signals];
    process.kill(victim, signal);
    await until(() => restarts === round + 1);
    const before = acknowledged.size;
    await until(() => acknowledged.size > before);
  }
  sweep.isOver = true;
  await Promise.all(writers);

  const { rows } = await pool.query<{ id: number }>('select id from kept');
  const there = new Set(rows.map(({ id }) => id));
  await pool.end();
  process.stdout.write(`ended ${ROUNDS} times; ${acknowledged.size} rows acknowledged\n`);
  expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function postmasterOf({ dataFolder }: PostgresServer): Promise<number> {
  return Number((await readFile(join(dataFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function parentOf(processId: number): number {
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(processId)], { encoding: 'utf8' }).stdout);
}
