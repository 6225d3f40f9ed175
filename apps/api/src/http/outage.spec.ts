import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { ApiUnderTest } from '../testing/api-under-test.ts';

const CONNECTIONS = 2;
const CLIENTS = { headers: 200, request: 600, idle: 2_000, checked: 50 };
/** Many large answers: more than all network buffers hold. */
const ASKS_FOR_THE_CONTRACT = 'GET /api/openapi.json HTTP/1.1\r\nhost: ridgeline\r\n\r\n';
const UNREAD_ANSWERS = 100;

const api = await apiForSpecs(
  {},
  {
    databaseLimits: { connections: CONNECTIONS, connectionWait: 1_000, lockWait: 25_000, statement: 25_000 },
    clientLimits: CLIENTS,
  },
);

describe('a locked table', () => {
  it('makes calls wait for a limited time, and leaves /readyz its own connection', async () => {
    const ada = await api.person();
    const profile = () => api.call('GET', '/v2/profile/', { as: ada });
    await whileLocked('people', async () => {
      const waiting = Array.from({ length: CONNECTIONS }, profile);
      await untilInUse(api, CONNECTIONS);
      const refused = await profile();
      expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
      expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect((await api.api.server.inject('/readyz')).statusCode).toBe(200);
      return () =>
        Promise.all(waiting).then((all) => expect(all.map(({ status }) => status)).toEqual([200, 200]));
    });
    expect((await profile()).status).toBe(200);
  });

  it.each(['audit.entries', 'traffic.rate_counts'])(
    'does not stop calls or /readyz when it is %s',
    async (table) => {
      const ada = await api.person();
      await whileLocked(table, async () => {
        // The call is refused, and the attempt to write its audit entry is given up after a moment.
        expect((await api.call('GET', '/codeReports/404', { as: ada })).status).toBe(404);
        expect((await api.call('POST', '/profile/alias-of-nothing', { as: ada, body: {} })).status).toBe(404);
        expect((await api.call('POST', '/v2/profile/alias', { as: ada, body: { alias: 'a' } })).status).toBe(
          204,
        );
        expect((await api.api.server.inject('/readyz')).statusCode).toBe(200);
        return async () => {};
      });
    },
  );
});

describe('a backend that is terminated', () => {
  it('fails no call but the one it served, and that one may be sent again with its key', async () => {
    const ada = await api.person({ plan: 'plan_premium' });
    const body = { details: 'The map is late.' };
    const keyed = () => api.call('POST', '/feedback', { as: ada, body, key: 'one-key' });
    await whileLocked('feedback', async () => {
      const cut = keyed();
      await untilInUse(api, 1);
      await api.sql.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and application_name = 'ridgeline' and wait_event_type = 'Lock'`,
      );
      expect(await cut).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      return async () => {};
    });
    expect((await keyed()).status).toBe(201);
    expect((await keyed()).status).toBe(201);
    const { rows } = await api.sql.query('select count(*)::int as count from feedback');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a client that is slow', () => {
  it.each([
    ['headers', 'POST /api/feedback HTTP/1.1\r\nhost: ridgeline\r\n'],
    [
      'body',
      'POST /api/feedback HTTP/1.1\r\nhost: ridgeline\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"details":',
    ],
  ])('is cut off while it sends its %s', async (_, sent) => {
    const { server } = api.api;
    if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const said: Buffer[] = [];
    socket.on('data', (chunk) => said.push(chunk));
    socket.write(sent);
    await once(socket, 'close');
    expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is cut off when it does not read its answers', async () => {
    const { server } = api.api;
    if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
    const accepted = once(server.server, 'connection') as Promise<[Socket]>;
    const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {});
    client.pause();
    client.write(ASKS_FOR_THE_CONTRACT.repeat(UNREAD_ANSWERS));
    const [socket] = await accepted;
    await once(socket, 'close');
    // The server closed the connection, and there was more to send than the network buffers hold.
    expect(client.readyState).toBe('open');
    expect(socket.bytesWritten).toBeGreaterThan(100_000);
    client.destroy();
  });
});

/** Runs `run` while the table is locked for reads and writes; the function it returns runs afterwards. */
async function whileLocked(table: string, run: () => Promise<() => Promise<unknown>>): Promise<void> {
  const holder = await api.sql.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const after = await run();
    await holder.query('rollback');
    await after();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

async function untilInUse({ sql }: ApiUnderTest, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql.query(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'ridgeline' and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
  }
}
