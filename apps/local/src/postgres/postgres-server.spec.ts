import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

let folder: string;
const servers: PostgresServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-postgres-'));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(folder, { recursive: true });
});

describe('the Postgres from npm', { timeout: 120_000 }, () => {
  it('starts although a living process has the number of a server long dead', async () => {
    const first = await start();
    await first.stop();
    const file = join(first.dataFolder, 'cluster/postmaster.pid');
    await writeFile(file, `${process.pid}\n${first.dataFolder}\n1\n1\n\n127.0.0.1\n`);
    const second = await start();
    expect(await answerOf(second)).toBe(1);
    expect(await readFile(file, 'utf8')).not.toMatch(new RegExp(`^${process.pid}\n`));
  });

  it('is started again on its port when it was killed', async () => {
    let restarted = (): void => {};
    const again = new Promise<void>((resolve) => (restarted = resolve));
    const server = await start(() => restarted());
    const file = join(server.dataFolder, 'cluster/postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
    await again;
    expect(await answerOf(server)).toBe(1);
  });
});

async function start(onRestart?: () => void): Promise<PostgresServer> {
  const server = await startPostgres({
    folder: join(folder, 'postgres'),
    durable: false,
    ...(onRestart && { onRestart }),
  });
  servers.push(server);
  return server;
}

async function answerOf(server: PostgresServer): Promise<unknown> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one;
}
