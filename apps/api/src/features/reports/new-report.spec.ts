import type { Charge, Report } from '@ridgeline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';

let api: ApiUnderTest;

beforeAll(async () => {
  api = await ApiUnderTest.start();
});

afterAll(() => api.stop());

const ORDER = {
  address: '1437 Bannock St, Denver, CO 80202',
  source: 'census',
  locationId: null,
  propertyType: 'residential',
  roofType: 'steep-slope',
  appSource: 'web',
  version: 4,
};

type Made = { readonly report: Report | null; readonly code?: string; readonly field?: string };
const order = (as: Person, change: object = {}, key?: string) =>
  api.call<Made>('POST', '/codeReports', {
    as,
    body: { ...ORDER, ...change },
    ...(key !== undefined && { key }),
  });

async function left(as: Person): Promise<number> {
  const { body } = await api.call<{ quick_view: { available: number } }>(
    'GET',
    '/codeReports/profile/limits',
    { as },
  );
  return body.quick_view.available;
}

async function reportsOf({ id }: Person): Promise<number> {
  const { rowCount } = await api.sql.query('select 1 from projects where owner_id = $1', [id]);
  return rowCount ?? 0;
}

const subscribe = ({ id }: Person, columns: string, values: string) =>
  api.sql.query(`insert into subscriptions (person_id, ${columns}) values ($1, ${values})`, [id]);

describe('ordering a report', () => {
  it('RPT-1 RPT-9 makes it as it was ordered, with what is known of the property', async () => {
    const ada = await api.person();
    const fact = {
      section: 'code-detail',
      name: 'ice-barrier',
      confidence: 'likely',
      value: true,
      source: { name: 'The spec', url: null, edition: '2021', date: '2026-01-01' },
    } as const;
    api.properties.tell('200 E Colfax Ave, Denver, CO 80203', {
      jurisdiction: 'Denver',
      place: { latitude: 39.7393, longitude: -104.9848 },
      facts: [fact],
    });
    const { status, body } = await order(ada, {
      address: ' 200 E Colfax Ave, Denver, CO 80203 ',
      propertyType: 'commercial',
      roofType: 'low-slope',
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: 'lookup',
      purchaseObject: { sku: 'single' },
    });
    expect(status).toBe(201);
    expect(body.report).toMatchObject({
      address: '200 E Colfax Ave, Denver, CO 80203',
      propertyType: 'commercial',
      roofType: 'low-slope',
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: 'lookup',
      purchaseObject: { sku: 'single' },
      appSource: 'web',
      version: 4,
      _version: 2,
      latitude: 39.7393,
      municipality: { name: 'Denver' },
      facts: [fact],
    });
    const read = await api.call('GET', `/codeReports/${body.report?.reportNumber}`, { as: ada });
    expect(read.body).toEqual(body.report);
    expect(await left(ada)).toBe(9);
  });

  it('RPT-9 answers null where nothing can be said, and takes nothing', async () => {
    const ada = await api.person();
    api.properties.tell('1 Nowhere Rd, Denver, CO 80202', null);
    const { status, body } = await order(ada, { address: '1 Nowhere Rd, Denver, CO 80202' });
    expect({ status, body }).toEqual({ status: 201, body: { report: null } });
    expect([await left(ada), await reportsOf(ada)]).toEqual([10, 0]);
  });

  it('RPT-1 makes one report of an order that is sent again, and takes one quick view', async () => {
    const ada = await api.person();
    const first = await order(ada, {}, 'order-1');
    expect(await order(ada, {}, 'order-1')).toMatchObject({ status: 201, body: first.body });
    const other = await order(ada, { roofType: 'low-slope' }, 'order-1');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect([await left(ada), await reportsOf(ada)]).toEqual([9, 1]);
  });

  it('costs one round trip, and three with a key', async () => {
    const ada = await api.person();
    const before = api.api.database.trips;
    await order(ada);
    expect(api.api.database.trips - before).toBe(1);
    await order(ada, {}, 'counted');
    expect(api.api.database.trips - before).toBe(4);
  });

  it.each(['1437 Bannock St', 'Denver, XX 80202', '1437 Bannock St, Denver, CO', 'CO 80202 Denver'])(
    'takes no address that names no state: %s',
    async (address) => {
      const { status, body } = await order(await api.person(), { address });
      expect({ status, code: body.code, field: body.field }).toEqual({
        status: 400,
        code: 'address-unreadable',
        field: 'body/address',
      });
    },
  );
});

describe('what an order takes', () => {
  it('PLAN-5 with 5 left, 200 orders at once make exactly 5 reports', async () => {
    const ada = await api.person();
    for (let n = 0; n < 5; n += 1) await order(ada);
    const answers = await atOnce(
      api,
      ['select from usage_counts where person_id = $1 for update', ada.id],
      Array.from({ length: 200 }, (_, n) => () => order(ada, {}, n % 2 === 0 ? `order-${n}` : undefined)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(195);
    expect([await left(ada), await reportsOf(ada)]).toEqual([0, 10]);
  });

  it('PLAN-5 says that nothing is left, and an order refused so may be sent again', async () => {
    const ada = await api.person();
    for (let n = 0; n < 10; n += 1) await order(ada);
    expect(await order(ada, {}, 'again')).toMatchObject({
      status: 402,
      body: { code: 'allowance-used-up' },
    });
    await api.sql.query('update usage_counts set extra_quick_views = 1 where person_id = $1', [ada.id]);
    expect((await order(ada, {}, 'again')).status).toBe(201);
  });

  it('PLAN-3 PAUSE-2 makes nothing by an expired plan, nor while payments are paused', async () => {
    const [late, away] = [await api.person(), await api.person()];
    await subscribe(late, 'sku, is_expired', `'plan_essential', true`);
    await subscribe(
      away,
      'sku, paused_at, pause_active_at, resumes_at',
      `'plan_essential', now() - interval '9 days', now() - interval '1 day', now() + interval '9 days'`,
    );
    expect(await order(late)).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
    expect(await order(away)).toMatchObject({ status: 409, body: { code: 'plan-paused' } });
    expect([await reportsOf(late), await reportsOf(away)]).toEqual([0, 0]);
  });

  it('PLAN-1 a plan for one state covers no other, and takes nothing for it', async () => {
    const ada = await api.person();
    await subscribe(ada, 'sku, variant, state', `'plan_essential', 'one_state', 'ia'`);
    expect(await order(ada)).toMatchObject({ status: 403, body: { code: 'address-denied' } });
    const before = await left(ada);
    expect((await order(ada, { address: '520 4th Ave, Grinnell, IA 50112' })).status).toBe(201);
    expect(await left(ada)).toBe(before - 1);
    expect(await reportsOf(ada)).toBe(1);
  });
});

describe('a report that was bought by itself', () => {
  async function bought(
    by: Person,
    facts: { readonly kind?: string; readonly standing?: string; readonly sku?: string } = {},
  ) {
    const { kind = 'report', standing = 'paid', sku = 'report_residential' } = facts;
    const { rows } = await api.sql.query<{ id: string }>(
      `insert into orders (person_id, key, request_hash, kind, sku, report_type, amount, standing, paid_at, decline_reason)
       values ($1, gen_random_uuid()::text, '', $2, $4, case when $2 = 'report' then 'standard' end, 4900,
         $3, case when $3 = 'paid' then now() end, case when $3 = 'declined' then 'card-declined' end) returning id`,
      [by.id, kind, standing, sku],
    );
    return { purchaseObject: { orderId: rows[0]?.id, sku } };
  }

  it('PLAN-1 takes nothing of the plan, also where nothing is left of it or it covers no such place', async () => {
    const ada = await api.person();
    await subscribe(ada, 'sku, variant, state, is_expired', `'plan_essential', 'one_state', 'ia', true`);
    const purchase = await bought(ada);
    const { status, body } = await order(ada, purchase);
    expect({ status, purchase: body.report?.purchaseObject }).toEqual({
      status: 201,
      purchase: purchase.purchaseObject,
    });
    expect((await api.sql.query('select 1 from usage_counts where person_id = $1', [ada.id])).rows).toEqual(
      [],
    );
  });

  it('PLAN-1 RPT-1 is made of what the shop has sold', async () => {
    const ada = await api.person();
    const details = {
      sku: 'report_commercial',
      reportType: 'commercial',
      source: { type: 'new-card', id: 'pm_good_1' },
      total: 5900,
      orderKey: 'order-1',
    };
    const { body } = await api.call<Charge>('POST', '/code-report', { as: ada, body: { details } });
    if (body.status !== 'paid') throw new Error(body.status);
    const purchaseObject = { orderId: body.receipt.order_id, sku: details.sku };
    expect((await order(ada, { purchaseObject })).status).toBe(409);
    expect((await order(ada, { purchaseObject, propertyType: 'commercial' })).status).toBe(201);
    expect(await left(ada)).toBe(10);
  });

  it('PLAN-1 stays of the property type it was bought for', async () => {
    const ada = await api.person();
    const patches = { propertyType: 'commercial' };
    for (const [payment, propertyType] of [
      [await bought(ada), 'residential'],
      [{}, 'commercial'],
    ] as const) {
      const { body } = await order(ada, payment);
      const changed = await api.call('PATCH', `/v2/projects/${body.report?.reportNumber}`, {
        as: ada,
        body: { action: 'apply-upgrades', upgrades: [], patches },
      });
      expect(changed).toMatchObject({ status: 200, body: { propertyType } });
    }
  });

  it('PLAN-1 is one, however often and at once it is ordered', async () => {
    const ada = await api.person();
    const purchase = await bought(ada);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(ada, purchase)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'purchase-unusable')).toHaveLength(19);
    expect(await order(ada, purchase)).toMatchObject({ status: 409, body: { code: 'purchase-unusable' } });
    expect([await reportsOf(ada), await left(ada)]).toEqual([1, 10]);
  });

  it('PLAN-1 is not made by a purchase of another, of something else, or that was not paid', async () => {
    const [ada, grace] = [await api.person(), await api.person()];
    const purchases = [
      await bought(grace),
      await bought(ada, { kind: 'add-on' }),
      await bought(ada, { standing: 'declined' }),
      await bought(ada, { sku: 'report_commercial' }),
      { purchaseObject: { orderId: '3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11' } },
      { purchaseObject: { orderId: 'mine' } },
      { purchaseObject: { orderId: { id: 1 } } },
    ];
    for (const purchase of purchases) {
      expect(await order(ada, purchase)).toMatchObject({ status: 409, body: { code: 'purchase-unusable' } });
    }
    expect([await reportsOf(ada), await left(ada)]).toEqual([0, 10]);
  });
});

describe('add-ons', () => {
  const upgrade = (as: Person, number: string, body: object, key?: string) =>
    api.call<Report & { readonly code?: string }>('PATCH', `/v2/projects/${number}`, {
      as,
      body: { action: 'apply-upgrades', ...body },
      ...(key !== undefined && { key }),
    });
  const made = async (as: Person) => (await order(as)).body.report?.reportNumber ?? '';
  const weather = async ({ id }: Person) => {
    const { rows } = await api.sql.query<{ weather: number }>(
      'select weather from usage_counts where person_id = $1',
      [id],
    );
    return rows[0]?.weather ?? 0;
  };

  it('RPT-5 are paid for once, with the fields that change with them', async () => {
    const ada = await api.person();
    const number = await made(ada);
    const patches = { claim_number: ' C-7 ', roofType: 'low-slope' };
    const { body } = await upgrade(ada, number, { upgrades: ['weather', 'weather'], patches });
    expect(body).toMatchObject({
      includes: ['weather'],
      claim_number: 'C-7',
      roofType: 'low-slope',
      job_number: null,
    });
    expect((await upgrade(ada, number, { upgrades: ['weather'] })).body.claim_number).toBe('C-7');
    expect(await weather(ada)).toBe(1);
  });

  it('PLAN-5 are all put in or none of them, and change nothing when refused', async () => {
    const ada = await api.person();
    await upgrade(ada, await made(ada), { upgrades: ['weather'] });
    const second = await made(ada);
    const refused = await upgrade(ada, second, {
      upgrades: ['code-detail', 'weather'],
      patches: { job_number: 'J-9' },
    });
    expect(refused).toMatchObject({ status: 402, body: { code: 'allowance-used-up' } });
    const { body } = await api.call('GET', `/codeReports/${second}`, { as: ada });
    expect(body).toMatchObject({ includes: [], job_number: null });
    expect((await upgrade(ada, second, { upgrades: ['code-detail'] })).body.includes).toEqual([
      'code-detail',
    ]);
  });

  it('PLAN-5 the same one put in twenty times at once is paid for once', async () => {
    const ada = await api.person();
    const number = await made(ada);
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from({ length: 20 }, () => () => upgrade(ada, number, { upgrades: ['weather'] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await weather(ada)).toBe(1);
  });

  it('PLAN-3 an expired plan still changes what costs nothing', async () => {
    const ada = await api.person();
    const number = await made(ada);
    await upgrade(ada, number, { upgrades: ['weather'] });
    await subscribe(ada, 'sku, is_expired', `'plan_essential', true`);
    const patches = { job_number: 'J-9' };
    expect((await upgrade(ada, number, { upgrades: ['weather'], patches })).body.job_number).toBe('J-9');
    const refused = await upgrade(ada, number, { upgrades: ['code-detail'] });
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
  });
});
