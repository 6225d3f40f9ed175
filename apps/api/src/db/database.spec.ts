import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { NoConnection, openDatabase, type Database, type Statement } from './database.ts';

const PROCESS: Statement = { name: 'spec.process', text: 'select pg_backend_pid() as pid' };
const PEOPLE: Statement = { name: 'spec.people', text: 'select count(*)::int as count from people' };
const SLEEP: Statement = { name: 'spec.sleep', text: 'select pg_sleep(30)' };

let url: string;
let administrator: Client;
const opened: Database[] = [];

beforeAll(async () => {
  url = await freshDatabase();
  administrator = new Client({ connectionString: url });
  await administrator.connect();
});

afterAll(async () => {
  for (const database of opened) await database.close();
  await administrator.end();
});

describe('a connection that is lost', () => {
  it('fails the transaction it carried, and nothing else', async () => {
    const database = open();
    const lost = database.transaction(async (db) => {
      const [backend] = await db.rows<{ pid: number }>(PROCESS, []);
      // No statement runs on the connection at this moment: only the error listener is notified.
      await administrator.query('select pg_terminate_backend($1, 5000)', [backend?.pid]);
      return db.rows(PROCESS, []);
    });
    await expect(lost).rejects.toThrow(/terminat|not queryable/i);
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
    expect(database.connections()).toMatchObject({ total: 1, waiting: 0 });
  });

  it('fails the statement that ran on it', async () => {
    const database = open();
    const sleeping = database.rows(SLEEP, []).catch((problem: unknown) => problem);
    await terminateSleeping();
    expect(await sleeping).toMatchObject({ code: '57P01' });
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
  });
});

// The limits are short, and still long enough for a new connection on a busy machine.
describe('waiting has a limit', () => {
  it('for a connection, when all are in use', async () => {
    const database = open({ connections: 1, connectionWait: 1_000 });
    await database.onConnection(async () => {
      await expect(database.rows(PEOPLE, [])).rejects.toBeInstanceOf(NoConnection);
      await expect(database.transaction(async () => {})).rejects.toBeInstanceOf(NoConnection);
    });
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
  });

  it('for a lock of another transaction', async () => {
    const database = open({ lockWait: 50 });
    await administrator.query('begin; lock table people in access exclusive mode');
    await expect(database.rows(PEOPLE, [])).rejects.toMatchObject({ code: '55P03' });
    await administrator.query('rollback');
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
  });

  it('for an answer, when the network swallows it', async () => {
    const relay = await relayTo(url);
    const database = openDatabase(relay.url, { statement: 1_000, connectionWait: 1_000 });
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
    relay.swallows = true;
    await expect(database.rows(PEOPLE, [])).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(database.transaction((db) => db.rows(PEOPLE, []))).rejects.toBeInstanceOf(NoConnection);
    expect(database.connections()).toMatchObject({ total: 0 });
    relay.swallows = false;
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
    await database.close();
    await relay.close();
  });

  it('for a statement, and its connection is given up when the server does not answer', async () => {
    const database = open({ connections: 1, statement: 1_000 });
    await expect(database.rows(SLEEP, [])).rejects.toMatchObject({ code: '57014' });
    expect(await database.rows(PEOPLE, [])).toEqual([{ count: 0 }]);
  });
});

function open(limits: Parameters<typeof openDatabase>[1] = {}): Database {
  const database = openDatabase(url, limits);
  opened.push(database);
  return database;
}

/** Passes everything on to the server, and its answers back, unless it swallows them. */
async function relayTo(address: string): Promise<{ url: string; swallows: boolean; close(): Promise<void> }> {
  const target = new URL(address);
  const server = createServer((socket) => {
    const onwards = connect(Number(target.port), target.hostname);
    for (const one of [socket, onwards]) one.on('error', () => {});
    socket.pipe(onwards);
    onwards.on('data', (bytes) => relay.swallows || socket.write(bytes));
    onwards.on('close', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = new URL(address);
  to.hostname = '127.0.0.1';
  to.port = String((server.address() as AddressInfo).port);
  const relay = {
    url: to.href,
    swallows: false,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return relay;
}

async function terminateSleeping(): Promise<void> {
  for (;;) {
    const { rows } = await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = $1 and state = 'active' and datname = current_database()`,
      [SLEEP.text],
    );
    if (rows.length > 0) return;
  }
}
