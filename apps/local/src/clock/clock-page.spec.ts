import { apiForSpecs, type Person } from '@ridgeline/api/testing';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { clockPage } from './clock-page.ts';
import { TestClocks } from './test-clocks.ts';

const api = await apiForSpecs();
const app = Fastify();
await app.register(clockPage(new TestClocks(api.sql)), { prefix: '/local' });
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
  const details = {
    sku: 'plan_essential',
    variant: 'national',
    billing: 'monthly',
    payUpFront: true,
    source: { type: 'new-card', id: 'pm_good_1' },
    total: 6900,
    orderKey: ada.id,
  };
  await api.call('POST', '/code-report-plan', { as: ada, body: { details } });
});

async function move(body: object): Promise<string> {
  const headers = { accept: 'application/json' };
  const { json } = await app.inject({ method: 'POST', url: '/local/clock', headers, payload: body });
  return json<{ did: string }>().did;
}

async function clockOf({ id }: Person): Promise<{ at: Date | null; until: Date }> {
  const { rows } = await api.sql.query(
    'select test_clock_at as at, paid_until as until from subscriptions where person_id = $1',
    [id],
  );
  return rows[0];
}

describe('the test clock of a plan', () => {
  it('PAUSE-5 is moved by days, and what is due by then is charged', async () => {
    const { until } = await clockOf(ada);
    expect(await move({ email: ada.email, days: 31 })).toBe('moved');
    while ((await api.doJobs()) > 0);
    expect((await clockOf(ada)).until.getTime()).toBeGreaterThan(until.getTime());
    const { body } = await api.call('GET', '/billingHistory', { as: ada });
    expect(body['items']).toHaveLength(2);
  });

  it('PAUSE-5 is moved to a time, which the profile tells, and never back', async () => {
    const to = '2090-03-01T00:00:00.000Z';
    expect(await move({ email: ada.email, to })).toBe('moved');
    expect(await move({ email: ada.email, to: '2090-02-28T23:59:59.999Z' })).toBe('backwards');
    const { body } = await api.call('GET', '/v2/profile/', { as: ada });
    expect(body).toMatchObject({
      subscriptions: [{ details: { test_clock_details: { frozen_time: Date.parse(to) / 1000 } } }],
    });
  });

  it.each([
    [{ email: 'nobody@example.com', days: 1 }, 'no-plan'],
    [{ email: 'nobody@example.com', days: 0 }, 'not-understood'],
    [{ email: 'nobody@example.com', to: 'soon' }, 'not-understood'],
  ])('PAUSE-5 is not moved by %j: %s', async (body, did) => {
    expect(await move(body)).toBe(did);
  });

  it('PAUSE-5 is on the page, and moved by its button', async () => {
    expect((await app.inject('/local/clock')).body).toContain(`value="${ada.email}"`);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/local/clock',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: ada.email, days: '7' }).toString(),
    });
    expect(statusCode).toBe(303);
    expect((await clockOf(ada)).at?.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('in production', () => {
  it('PAUSE-5 a test clock is ignored: nothing is charged, and no time but the real one is told', async () => {
    const production = await apiForSpecs(
      {},
      { testClocks: false, databaseUrl: String(api.sql.options.connectionString) },
    );
    const token = production.issuer.token(ada.id);
    await move({ email: ada.email, days: 400 });
    while ((await production.doJobs()) > 0);
    const { body } = await production.call('GET', '/v2/profile/', { token });
    expect(body).toMatchObject({ subscriptions: [{ details: { test_clock_details: null } }] });
    expect((await production.call('GET', '/billingHistory', { token })).body['items']).toHaveLength(1);
  });
});
