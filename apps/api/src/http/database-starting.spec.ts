import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';

/** A Postgres that is starting or recovering: it refuses each connection with 57P03. */
const starting = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(refusal('57P03', 'the database system is starting up')));
});
await new Promise<void>((resolve) => starting.listen(0, '127.0.0.1', resolve));
const { port } = starting.address() as AddressInfo;
const api = await apiForSpecs({}, { databaseUrl: `postgres://ridgeline@127.0.0.1:${port}/ridgeline` });

afterAll(() => new Promise<unknown>((resolve) => starting.close(resolve)));

const id = randomUUID();
const ada = { id, email: 'ada@example.com', token: api.issuer.token(id) };
const feedback = { details: 'The map is late.' };

it.each([
  ['a read', () => api.call('GET', '/v2/profile/', { as: ada })],
  ['a write', () => api.call('POST', '/feedback', { as: ada, body: feedback })],
  ['a keyed write', () => api.call('POST', '/feedback', { as: ada, body: feedback, key: 'one-key' })],
])('a database that is starting is 503 with Retry-After for %s', async (_, call) => {
  const refused = await call();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
});

it('a database that is starting is 503 with Retry-After for /readyz', async () => {
  const { statusCode, headers } = await api.api.server.inject('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

/** `ErrorResponse` of the protocol: severity, code and message, each terminated by a zero byte. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
