import type { OverageOffer, OverageOutcome } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const orders = new ReportOrders(api);
let ada: Person;

const REPORT = {
  address: '1437 Bannock St, Denver, CO 80202',
  propertyType: 'residential',
  roofType: 'steep-slope',
  appSource: 'web',
  version: 4,
};

const order = (as: Person, { orderKey = randomUUID() as string, total = 500, report = {} } = {}) =>
  api.call<OverageOutcome & { readonly code?: string }>('POST', '/codeReports/overage', {
    as,
    body: { report: { ...REPORT, ...report }, total, orderKey },
  });
const offer = (as: Person, state = 'co') =>
  api.call<OverageOffer & { readonly code?: string }>(
    'GET',
    `/codeReports/overage?propertyType=residential&state=${state}`,
    { as },
  );

async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}
const holdsOf = async ({ id }: Person) => {
  const { rows } = await api.sql.query<{ hold: string }>(
    `select hold from orders where person_id = $1 and kind = 'report' order by created_at`,
    [id],
  );
  return rows.map(({ hold }) => hold);
};

/** A plan that sells more, with nothing left of its own. */
beforeEach(async () => {
  ada = await api.person();
  await desk.buyPlan(ada, planOrder());
  await orders.useUp(ada);
  expect(await orders.left(ada)).toBe(0);
});

afterEach(() => api.sql.query('delete from tax_rates'));

describe('a project beyond the number of a plan', () => {
  it('PLAN-7 PLAN-8 is offered at the price of the plan, on the card in use', async () => {
    expect((await offer(ada)).body).toMatchObject({ total: 500, tax: 0, card: { last4: '4242' } });
    await api.sql.query(`insert into tax_rates (state, rate) values ('tx', 29000) on conflict do nothing`);
    await api.sql.query(`update people set company_state = 'tx' where id = $1`, [ada.id]);
    expect((await offer(ada, 'tx')).body).toMatchObject({ total: 515, tax: 15 });
  });

  it('PLAN-7 PLAN-8 RPT-1 is made and charged in one step, once', async () => {
    const orderKey = randomUUID();
    const { body } = await order(ada, { orderKey });
    expect(body.status).toBe('made');
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([1, [6900, 500]]);
    expect((await order(ada, { orderKey })).body).toEqual(body);
    await api.doJobs();
    expect(await holdsOf(ada)).toEqual(['captured']);
    expect(await desk.billsOf(ada)).toMatchObject([{ amount: 500, status: 'paid' }, { amount: 6900 }]);
    expect([await orders.madeBy(ada), await orders.left(ada)]).toEqual([1, 0]);
    expect((await order(ada)).body.status, 'another one').toBe('made');
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([2, [6900, 500, 500]]);
  });

  it('PLAN-8 that is sent eight times at once is made and charged once', async () => {
    const orderKey = randomUUID();
    const answers = await atOnce(
      api,
      ['select id from people where id = $1 for update', ada.id],
      Array.from({ length: 8 }, () => () => order(ada, { orderKey })),
    );
    const numbers = answers.map(({ body }) => 'reportNumber' in body && body.reportNumber);
    expect(new Set(numbers).size).toBe(1);
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([1, [6900, 500]]);
  });

  it('PLAN-8 whose answer was lost is made and charged once when it is sent again', async () => {
    const orderKey = randomUUID();
    api.payments.losesAnswer = true;
    expect((await order(ada, { orderKey })).status).toBe(503);
    expect(await orders.madeBy(ada)).toBe(0);
    expect((await order(ada, { orderKey })).body.status).toBe('made');
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([1, [6900, 500]]);
  });

  it.each([
    ['is declined', 'pm_declined_1'],
    ['asks its bank', 'pm_bank_1'],
  ])('PLAN-8 is not made where the card %s', async (_, card) => {
    await useCard(card);
    expect((await order(ada)).body).toEqual({ status: 'declined', reason: 'card-declined' });
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([0, [6900]]);
  });

  it('PLAN-8 is not made without a card, at another price, or of a property of which nothing is known', async () => {
    expect((await order(ada, { total: 400 })).body.code).toBe('price-changed');
    const address = '1 Nowhere Rd, Denver, CO 80202';
    api.properties.tell(address, null);
    const nowhere = await order(ada, { report: { address } });
    expect(nowhere.body).toEqual({ status: 'property-unknown' });
    await api.sql.query('update payment_customers set default_card = null where person_id = $1', [ada.id]);
    await api.sql.query('delete from cards where person_id = $1', [ada.id]);
    expect((await offer(ada)).body.card).toBeNull();
    expect((await order(ada)).body.code).toBe('card-unknown');
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([0, [6900]]);
  });

  it.each<[string, string]>([
    ['on the free plan', `update subscriptions set sku = 'plan_free' where person_id = $1`],
    [
      'on a trial',
      `update subscriptions set sku = 'plan_trial', ends_at = now() + interval '3 days' where person_id = $1`,
    ],
    [
      'whose plan was bought on Android',
      `update subscriptions set platform = 'android' where person_id = $1`,
    ],
    ['whose plan sells no more', `update subscriptions set sku = 'plan_premium' where person_id = $1`],
    ['whose plan is over', `update subscriptions set is_expired = true where person_id = $1`],
    [
      'whose plan is for another state',
      `update subscriptions set variant = 'one_state', state = 'ia' where person_id = $1`,
    ],
  ])('PLAN-7 is refused to somebody %s', async (_, change) => {
    await api.sql.query(change, [ada.id]);
    expect([(await offer(ada)).body.code, (await order(ada)).body.code]).toEqual([
      'overage-refused',
      'overage-refused',
    ]);
    expect([await orders.madeBy(ada), desk.takenFrom(ada)]).toEqual([0, [6900]]);
  });

  it('PLAN-8 is refused while the plan has a project left, and single reports cost the list price', async () => {
    const use = (quickViews: number) =>
      api.sql.query('update usage_counts set quick_views = $2 where person_id = $1', [ada.id, quickViews]);
    const price = async () =>
      (
        await desk.estimate(ada, {
          type: 'report',
          sku: 'report_residential',
          reportType: 'residential',
          state: 'co',
        })
      ).body.total;
    await use(14);
    expect([(await offer(ada)).body.code, (await order(ada)).body.code]).toEqual([
      'overage-refused',
      'overage-refused',
    ]);
    expect([await orders.madeBy(ada), await price(), desk.takenFrom(ada)]).toEqual([0, 2900, [6900]]);
    await use(15);
    expect([(await order(ada)).body.status, await price()]).toEqual(['made', 500]);
  });

  it('PLAN-8 is not made, and its hold is released, if the plan gets projects after the price was held', async () => {
    const orderKey = randomUUID();
    api.payments.losesAnswer = true;
    expect((await order(ada, { orderKey })).status).toBe(503);
    await api.sql.query('update usage_counts set extra_quick_views = 5 where person_id = $1', [ada.id]);
    expect((await order(ada, { orderKey })).body.code).toBe('overage-refused');
    await api.doJobs();
    expect([await orders.madeBy(ada), await holdsOf(ada)]).toEqual([0, ['released']]);
    expect(api.payments.refunded).toMatchObject([{ person: ada.id, amount: 500 }]);
    expect((await order(ada, { orderKey })).body.code, 'sent again').toBe('overage-refused');
  });

  it('PLAN-7 is refused to a member, and sold to the owner of the team', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    await api.team(owner, [[member, 'member']]);
    await desk.buyPlan(owner, planOrder());
    for (const one of [owner, member]) await orders.useUp(one);
    await api.call('POST', '/profile/payment_info', { as: member, body: { source: 'pm_good_2' } });
    expect((await order(member)).body.code).toBe('overage-refused');
    expect((await order(owner)).body.status).toBe('made');
    expect([desk.takenFrom(owner), desk.takenFrom(member)]).toEqual([[6900, 500], []]);
  });
});
