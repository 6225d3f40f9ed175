import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest } from '../testing/api-under-test.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';
import { Metrics } from './metrics.ts';

describe('metrics', () => {
  it('are written as Prometheus reads them', () => {
    const metrics = new Metrics();
    const calls = metrics.counter('calls_total', 'Calls.');
    calls.add({ operation: 'getProfile', status: 200 });
    calls.add({ operation: 'getProfile', status: 200 });
    calls.add({ operation: 'a "name"\n', status: 500 }, 3);
    const seconds = metrics.histogram('seconds', 'How long.', [0.1, 1]);
    for (const value of [0.05, 0.5, 5]) seconds.of({ operation: 'x' }).observe(value);
    metrics.gauge('open', 'Open now.', () => 7);
    expect(metrics.text()).toBe(
      [
        '# HELP calls_total Calls.',
        '# TYPE calls_total counter',
        'calls_total{operation="getProfile",status="200"} 2',
        String.raw`calls_total{operation="a \"name\"\n",status="500"} 3`,
        '# HELP seconds How long.',
        '# TYPE seconds histogram',
        'seconds_bucket{operation="x",le="0.1"} 1',
        'seconds_bucket{operation="x",le="1"} 2',
        'seconds_bucket{operation="x",le="+Inf"} 3',
        'seconds_sum{operation="x"} 5.55',
        'seconds_count{operation="x"} 3',
        '# HELP open Open now.',
        '# TYPE open gauge',
        'open 7',
        '',
      ].join('\n'),
    );
  });
});

describe('the metrics of the API', () => {
  let api: ApiUnderTest;
  let server: MetricsServer;

  beforeAll(async () => {
    api = await ApiUnderTest.start();
    server = await serveMetrics(api.api.metrics, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await api.stop();
  });

  it('count calls by operation and status, and name no caller', async () => {
    const ada = await api.person({ email: 'ada@example.com' });
    await api.call('GET', '/v2/profile/?app=web', { as: ada });
    await api.call('GET', '/v2/profile/');
    await api.call('GET', '/nothing/here');
    const text = await (await fetch(`${server.address}/metrics`)).text();
    expect(text).toContain('ridgeline_calls_total{operation="getProfile",status="200"} 1\n');
    expect(text).toContain('ridgeline_calls_total{operation="getProfile",status="401"} 1\n');
    expect(text).toContain('ridgeline_calls_total{operation="other",status="404"} 1\n');
    expect(text).toMatch(/ridgeline_call_seconds_count\{operation="getProfile"\} 2\n/);
    expect(text).toMatch(/ridgeline_calls_now 0\n/);
    expect(text).toMatch(/ridgeline_database_connections_total [1-9]/);
    expect(text).not.toContain(ada.id);
  });

  it('are not among what the public reaches', async () => {
    expect((await api.api.server.inject('/metrics')).statusCode).toBe(404);
    expect((await api.api.server.inject('/api/metrics')).statusCode).toBe(404);
    expect((await fetch(`${server.address}/elsewhere`)).status).toBe(404);
  });
});
