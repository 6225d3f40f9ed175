import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that this route answers. */
    operation?: string;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times every call by its operation; a call is logged without its query, headers or body. */
export function measureCalls(server: FastifyInstance, database: Database, metrics: Metrics): void {
  const calls = metrics.counter('ridgeline_calls_total', 'Calls by operation and status.');
  const seconds = metrics.histogram('ridgeline_call_seconds', 'How long calls took, by operation.', SECONDS);
  let answering = 0;
  metrics.gauge('ridgeline_calls_now', 'Calls that are being answered.', () => answering);

  server.addHook('onRequest', async () => void (answering += 1));
  // Also when whoever called did not wait for the answer.
  server.addHook('onResponse', async (request, reply) => {
    answering -= 1;
    const operation = request.routeOptions.config.operation ?? 'other';
    const status = reply.statusCode;
    calls.add({ operation, status });
    seconds.observe({ operation }, reply.elapsedTime / 1000);
    request.log[status >= 400 ? 'info' : 'debug'](
      { operation, method: request.method, status, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  measureProcess(database, metrics);
}

function measureProcess(database: Database, metrics: Metrics): void {
  const open = (name: 'total' | 'idle' | 'waiting', about: string) =>
    metrics.gauge(`ridgeline_database_connections_${name}`, about, () => database.connections()[name]);
  open('total', 'Connections to the database.');
  open('idle', 'Connections that nobody uses.');
  open('waiting', 'Calls that wait for a connection.');
  metrics.gauge(
    'ridgeline_database_trips_total',
    'Round trips to the database.',
    () => database.trips,
    'counter',
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  metrics.gauge(
    'process_cpu_seconds_total',
    'Processor time of this process.',
    () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    'counter',
  );
  metrics.gauge('process_uptime_seconds', 'How long this process runs.', () => process.uptime());
}
