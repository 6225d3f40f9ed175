import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Draining } from './draining.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that this route answers. */
    operation?: string;
  }
}

const REFUSED_CREDENTIALS = 401;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts and times every call by its operation; a call is logged without its query, headers or body. It runs for every
 * call, so it looks up its series once per operation and status, and creates no promises.
 */
export function measureCalls(
  server: FastifyInstance,
  {
    database,
    metrics,
    draining,
  }: { readonly database: Database; readonly metrics: Metrics; readonly draining: Draining },
): void {
  const calls = metrics.counter('ridgeline_calls_total', 'Calls by operation and status.');
  const seconds = metrics.histogram('ridgeline_call_seconds', 'How long calls took, by operation.', SECONDS);
  let answering = 0;
  metrics.gauge('ridgeline_calls_now', 'Calls that are being answered.', () => answering);
  const known = new Map<string, Map<number, { value: number }>>();
  const times = new Map<string, ReturnType<typeof seconds.of>>();

  server.addHook('onRequest', (_, reply, next) => {
    answering += 1;
    // Clients of a stopping copy are asked to reconnect, and reach another copy.
    if (draining.hasBegun) reply.header('connection', 'close');
    next();
  });
  // Also if the client did not wait for the answer.
  server.addHook('onResponse', (request, reply, next) => {
    answering -= 1;
    const operation = request.routeOptions.config.operation ?? 'other';
    const { statusCode: status, elapsedTime } = reply;
    seriesOf(operation, status).value += 1;
    timesOf(operation).observe(elapsedTime / 1000);
    if (status >= 400 || request.log.level === 'debug') {
      // Nobody is known by a refused token or key; the address is what an operator can look for.
      const from = status === REFUSED_CREDENTIALS ? { from: request.ip } : {};
      const told = { operation, method: request.method, status, ms: Math.round(elapsedTime), ...from };
      request.log[status >= 400 ? 'info' : 'debug'](told, 'answered');
    }
    next();
  });
  measureProcess(database, metrics);

  function seriesOf(operation: string, status: number): { value: number } {
    const byStatus = known.get(operation) ?? new Map<number, { value: number }>();
    known.set(operation, byStatus);
    const series = byStatus.get(status) ?? calls.of({ operation, status });
    byStatus.set(status, series);
    return series;
  }

  function timesOf(operation: string): ReturnType<typeof seconds.of> {
    const series = times.get(operation) ?? seconds.of({ operation });
    times.set(operation, series);
    return series;
  }
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
