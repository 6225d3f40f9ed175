import { randomUUID } from 'node:crypto';
import type { Charge } from '@ridgeline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { NEW_CARD, OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

describe('an order', () => {
  it('PLAN-9 placed twenty times at once is paid once, and answered alike', async () => {
    const details = planOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.buyPlan(ada, details)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'paid', receipt: { amount: 6900 } });
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect(await desk.billsOf(ada)).toMatchObject([{ title: 'Essential', amount: 6900, status: 'paid' }]);
  });

  it('PLAN-9 is read at a time after it was paid, even by a statement that began before it', async () => {
    const reader = await api.sql.connect();
    try {
      await reader.query('begin');
      await desk.buyPlan(ada, planOrder());
      const { rows } = await reader.query<{ plans: SubscriptionRow[] }>(
        `select ${subscriptionsJson('$1::uuid', 'null::uuid')} as plans`,
        [ada.id],
      );
      const [plan] = rows[0]?.plans ?? [];
      expect(plan?.now).toBeGreaterThanOrEqual(plan?.billingCycleAnchor ?? Infinity);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
  });

  it('PLAN-9 whose answer was lost on its way from the provider is not paid again', async () => {
    const details = planOrder();
    api.payments.losesAnswer = true;
    expect((await desk.buyPlan(ada, details)).status).toBe(503);
    expect((await desk.profileOf(ada)).subscriptions).toEqual([]);
    expect((await desk.buyPlan(ada, details)).body).toMatchObject({ status: 'paid' });
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 whose answer was lost is paid, although its card was removed before it is sent again', async () => {
    await desk.buyReport(ada);
    const source = { type: 'saved-card', id: 'pm_good_1' };
    const details = {
      sku: 'report_residential',
      reportType: 'residential',
      total: 2900,
      source,
      orderKey: 'lost',
    };
    const order = () => api.call<Charge>('POST', '/code-report', { as: ada, body: { details } });
    api.payments.losesAnswer = true;
    expect((await order()).status).toBe(503);
    expect((await api.call('DELETE', '/payment_info', { as: ada })).status).toBeLessThan(300);
    expect((await order()).body).toMatchObject({ status: 'paid' });
    expect(desk.takenFrom(ada)).toEqual([2900, 2900]);
  });

  it('PLAN-9 is three round trips, and again is one', async () => {
    const details = planOrder();
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const before = api.api.database.trips;
    await desk.buyPlan(ada, details);
    expect(api.api.database.trips - before).toBe(3);
    await desk.buyPlan(ada, details);
    expect(api.api.database.trips - before).toBe(4);
  });

  it('PLAN-9 that is declined changes nothing, and its card is not kept', async () => {
    const { body } = await desk.buyPlan(
      ada,
      planOrder({ source: { type: 'new-card', id: 'pm_declined_1' } }),
    );
    expect(body).toEqual({ status: 'declined', reason: 'card-declined' });
    const { subscriptions, customer } = await desk.profileOf(ada);
    expect([subscriptions, customer.sources]).toEqual([[], []]);
    expect(await desk.billsOf(ada)).toEqual([]);
  });

  it('PLAN-9 that waits for the bank begins its plan when the bank has confirmed', async () => {
    const details = planOrder({ source: { type: 'new-card', id: 'pm_bank_1' } });
    const secret = await desk.buyPlanByBank(ada, details);
    expect((await desk.profileOf(ada)).subscriptions).toEqual([]);
    api.payments.bankAnswers(secret, 'confirms');
    expect((await desk.buyPlan(ada, details)).body.status).toBe('paid');
    expect((await desk.profileOf(ada)).primaryCard?.id).toBe('pm_bank_1');
  });

  it.each([
    [{ total: 1 }, 'price-changed', 409],
    [{ sku: 'plan_trial' }, 'product-unknown', 404],
    [{ variant: null }, 'product-unknown', 404],
    [{ variant: 'one_state' }, 'selection-required', 400],
    [{ couponCode: 'NOSUCH' }, 'coupon-unknown', 404],
    [{ source: { type: 'saved-card', id: 'pm_of_somebody' } }, 'card-unknown', 404],
    [{ source: { type: 'new-card', id: '4242424242424242' } }, 'card-token-invalid', 400],
  ])('PLAN-9 VAL-7 with %j is refused: %s', async (change, code, status) => {
    const answered = await api.call('POST', '/code-report-plan', {
      as: ada,
      body: { details: planOrder(change) },
    });
    expect([answered.status, answered.body['code']]).toEqual([status, code]);
    expect(desk.takenFrom(ada)).toEqual([]);
  });

  it('PLAN-9 under the key of another order is refused, and one’s key is one’s own', async () => {
    const details = planOrder();
    await desk.buyPlan(ada, details);
    const other = await api.call('POST', '/code-report-plan', {
      as: ada,
      body: { details: { ...details, payUpFront: false } },
    });
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency-key-reused']);
    expect((await desk.buyPlan(await api.person(), details)).body.status).toBe('paid');
  });
});

describe('an add-on', () => {
  it('PLAN-1 PLAN-5 adds to what may be used, once an order', async () => {
    const order = {
      sku: 'add_on_weather',
      priceId: 'price_add_on_weather',
      source: NEW_CARD,
      total: 1900,
      orderKey: randomUUID(),
    };
    const buy = () => api.call('POST', '/add-ons', { as: ada, body: order });
    await Promise.all([buy(), buy(), buy()]);
    const { body } = await api.call('GET', '/codeReports/profile/limits', { as: ada });
    expect(body['weather']).toEqual({ allocation: 5, available: 5 });
    expect(desk.takenFrom(ada)).toEqual([1900]);
  });

  it('PLAN-3 D PLAN-9.3 is not sold to a trial that is over, which could not use it', async () => {
    await api.sql.query(
      `insert into subscriptions (person_id, sku, started_at) values ($1, 'plan_trial', now() - interval '60 days')`,
      [ada.id],
    );
    const { status, body } = await desk.buyAddOn(ada, 'add_on_weather', 1900);
    expect([status, body]).toMatchObject([409, { code: 'order-plan-expired' }]);
    expect(desk.takenFrom(ada)).toEqual([]);
  });
});

describe('an order as the specification writes it', () => {
  it('PLAN-9 of an add-on is its sku and price, paid by the card in use, once', async () => {
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const body = { sku: 'add_on_weather', priceId: 'price_add_on_weather' };
    const buy = () => api.call('POST', '/add-ons', { as: ada, body });
    const [first, again] = [await buy(), await buy()];
    expect(first).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(again.body).toEqual(first.body);
    expect(desk.takenFrom(ada)).toEqual([1900]);
  });

  it('PLAN-9 of a hold is its price and report type, and is held once', async () => {
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const body = { price: 2900, reportType: 'residential' };
    const holdIt = () => api.call('POST', '/profile/authorize', { as: ada, body });
    const [first, again] = [await holdIt(), await holdIt()];
    expect(first).toMatchObject({ status: 200, body: { status: 'authorized', price: 2900 } });
    expect(again.body).toEqual(first.body);
    expect(desk.takenFrom(ada)).toEqual([2900]);
  });
});

describe('a single report', () => {
  it('PLAN-1 RPT-1 is listed among those that were bought, a price that is held is not', async () => {
    await desk.buyReport(ada);
    await hold(ada, 2900);
    const { body } = await api.call<{ items: unknown[] }>('GET', '/code-report', { as: ada });
    expect(body.items).toMatchObject([
      { amount: 2900, bought: { type: 'report', reportType: 'residential' } },
    ]);
    expect(await desk.billsOf(ada)).toHaveLength(1);
  });

  it('PLAN-9 is bought and held for the type that its product is sold for alone', async () => {
    const order = { sku: 'report_residential', reportType: 'commercial', total: 2900, source: NEW_CARD };
    const body = { details: { ...order, orderKey: randomUUID() } };
    expect((await api.call('POST', '/code-report', { as: ada, body })).body['code']).toBe('product-unknown');
    expect((await hold(ada, 5900)).body).toMatchObject({ code: 'price-changed' });
    expect(desk.takenFrom(ada)).toEqual([]);
  });

  it('PLAN-9 is held at its own price alone, and on a card', async () => {
    expect((await hold(ada, 2900)).body).toMatchObject({ code: 'card-unknown' });
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    expect((await hold(ada, 2900)).body).toMatchObject({ status: 'authorized', price: 2900 });
    expect((await hold(ada, 3000)).body).toMatchObject({ code: 'price-changed' });
    expect(desk.takenFrom(ada)).toEqual([2900]);
  });
});

function hold(as: Person, price: number) {
  const body = { price, reportType: 'residential', orderKey: randomUUID() };
  return api.call('POST', '/authorize', { as, body });
}
