import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { Draining } from './draining.ts';
import { measureCalls } from './measure-calls.ts';
import { Metrics } from './metrics.ts';

it('logs a refused token or key with its network address, and no other call with one', async () => {
  const lines: { readonly msg?: string; readonly status?: number; readonly from?: string }[] = [];
  const server = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 });
  onTestFinished(async () => {
    await server.close();
    await database.close();
  });
  measureCalls(server, { database, metrics: new Metrics(), draining: new Draining() });
  server.get('/:status', async ({ params }, reply) =>
    reply.code(Number((params as { readonly status: string }).status)).send(),
  );
  for (const status of [200, 401, 403])
    await server.inject({ url: `/${status}`, remoteAddress: '203.0.113.7' });
  const answered = lines
    .filter(({ msg }) => msg === 'answered')
    .map(({ status, from }) => ({ status, from }));
  expect(answered).toEqual([
    { status: 401, from: '203.0.113.7' },
    { status: 403, from: undefined },
  ]);
});
