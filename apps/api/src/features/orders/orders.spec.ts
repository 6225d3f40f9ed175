import { randomUUID } from 'node:crypto';
import type { Charge, Estimate, Profile, Subscription } from '@ridgeline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam } from '../../testing/people-of-a-team.ts';

let api: ApiUnderTest;
let ada: Person;

beforeAll(async () => {
  api = await ApiUnderTest.start();
});
beforeEach(async () => {
  ada = await api.person();
});
afterAll(() => api.stop());

const ESSENTIAL = { sku: 'plan_essential', variant: 'national', billing: 'monthly', payUpFront: true };
const CARD = { type: 'new-card', id: 'pm_good_1' };

describe('an order', () => {
  it('PLAN-9 placed twenty times at once is paid once, and answered alike', async () => {
    const details = planOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyPlan(ada, details)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'paid', receipt: { amount: 6900 } });
    expect(takenFrom(ada)).toEqual([6900]);
    expect(await billsOf(ada)).toMatchObject([{ title: 'Essential', amount: 6900, status: 'paid' }]);
  });

  it('PLAN-9 whose answer was lost on its way from the provider is not paid again', async () => {
    const details = planOrder();
    api.payments.losesAnswer = true;
    expect((await buyPlan(ada, details)).status).toBe(503);
    expect((await profileOf(ada)).subscriptions).toEqual([]);
    expect((await buyPlan(ada, details)).body).toMatchObject({ status: 'paid' });
    expect(takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 is three round trips, and again is one', async () => {
    const details = planOrder();
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const before = api.api.database.trips;
    await buyPlan(ada, details);
    expect(api.api.database.trips - before).toBe(3);
    await buyPlan(ada, details);
    expect(api.api.database.trips - before).toBe(4);
  });

  it('PLAN-9 that is declined changes nothing, and its card is not kept', async () => {
    const { body } = await buyPlan(ada, planOrder({ source: { type: 'new-card', id: 'pm_declined_1' } }));
    expect(body).toEqual({ status: 'declined', reason: 'card-declined' });
    const { subscriptions, customer } = await profileOf(ada);
    expect([subscriptions, customer.sources]).toEqual([[], []]);
    expect(await billsOf(ada)).toEqual([]);
  });

  it('PLAN-9 that waits for the bank begins its plan when the bank has confirmed', async () => {
    const details = planOrder({ source: { type: 'new-card', id: 'pm_bank_1' } });
    const waiting = (await buyPlan(ada, details)).body;
    if (waiting.status !== 'needs-confirmation') throw new Error(waiting.status);
    expect((await profileOf(ada)).subscriptions).toEqual([]);
    api.payments.bankAnswers(waiting.client_secret, 'confirms');
    expect((await buyPlan(ada, details)).body.status).toBe('paid');
    expect((await profileOf(ada)).primaryCard?.id).toBe('pm_bank_1');
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
    expect(takenFrom(ada)).toEqual([]);
  });

  it('PLAN-9 under the key of another order is refused, and one’s key is one’s own', async () => {
    const details = planOrder();
    await buyPlan(ada, details);
    const other = await api.call('POST', '/code-report-plan', {
      as: ada,
      body: { details: { ...details, payUpFront: false } },
    });
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency-key-reused']);
    expect((await buyPlan(await api.person(), details)).body.status).toBe('paid');
  });
});

describe('a plan that is bought', () => {
  it('PLAN-1 PLAN-4 gives what it gives from then on', async () => {
    await buyPlan(ada, planOrder());
    const { body } = await api.call('GET', '/codeReports/profile/limits', { as: ada });
    expect(body['quick_view']).toEqual({ allocation: 15, available: 15 });
  });

  it('PLAN-1 PLAN-9 gives the unused time of the plan before it back', async () => {
    await api.sql.query(
      `insert into subscriptions (person_id, sku, variant, price_monthly, billing_cycle_anchor, current_period_end, test_clock_at)
       values ($1, 'plan_essential', 'national', 6900, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', '2026-03-16T12:00:00Z')`,
      [ada.id],
    );
    const params = { type: 'plan', ...ESSENTIAL, billing: 'annual' };
    expect((await estimate(ada, params)).body).toMatchObject({
      lines: [
        { type: 'item', title: 'Essential', amount: 69_000 },
        { type: 'unused-time', title: 'Essential', amount: -3450 },
      ],
      total: 65_550,
    });
  });

  it('PLAN-8 in a trial is charged when the trial ends, or at once', async () => {
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [ada.id]);
    const later = (await estimate(ada, { type: 'plan', ...ESSENTIAL, payUpFront: false })).body;
    expect(Date.parse(later.charged_at) - Date.parse(later.estimated_at)).toBeGreaterThan(13 * 86_400_000);
    const { body } = await buyPlan(ada, planOrder({ payUpFront: false }));
    expect(body).toMatchObject({ status: 'paid', receipt: { amount: 0 } });
    expect(takenFrom(ada)).toEqual([]);
    const [plan] = (await profileOf(ada)).subscriptions;
    expect(plan?.details?.current_period_end).toBeCloseTo(Date.parse(later.charged_at) / 1000, -1);
  });

  it('PLAN-1 PLAN-9 with a coupon costs less, and the coupon stays with the plan', async () => {
    await api.sql.query(
      `insert into coupons (id, percent_hundredths) values ('SPRING', 2500) on conflict do nothing`,
    );
    await buyPlan(ada, planOrder({ couponCode: 'SPRING', total: 5175 }));
    expect(takenFrom(ada)).toEqual([5175]);
    const { rows } = await api.sql.query('select coupon_id from subscriptions where person_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([{ coupon_id: 'SPRING' }]);
  });

  it('PLAN-9 cannot be bought again, and one that was bought on Android is changed there', async () => {
    await buyPlan(ada, planOrder());
    expect((await buyPlan(ada, planOrder())).body).toMatchObject({ code: 'order-already-on-plan' });
    await api.sql.query(`update subscriptions set platform = 'android' where person_id = $1`, [ada.id]);
    const annual = planOrder({ billing: 'annual', total: 69_000 });
    expect((await buyPlan(ada, annual)).body).toMatchObject({ code: 'order-bought-on-android' });
  });

  it('PLAN-1 TEAM-1 for a team makes the team of whoever has none, and they own it', async () => {
    const team = { sku: 'plan_23_q2_0003', total: 14_900 };
    const charge = (await buyPlan(ada, planOrder(team))).body;
    expect(charge).toMatchObject({ receipt: { bought: { plan: { type: 'paid-team-plan' } } } });
    const profile = await profileOf(ada);
    expect(profile.team).toMatchObject({ admin_id: profile.userId, name: 'Ada Marsh' });
    expect(profile.subscriptions.map(({ sku }: Subscription) => sku)).toEqual(['plan_23_q2_0003']);
  });

  it('PLAN-9 is the owner’s to buy; a single report is anyone’s', async () => {
    const people = await peopleOfATeam(api);
    for (const standing of ['admin', 'member', 'viewer'] as const) {
      const refused = await api.call('POST', '/code-report-plan', {
        as: people[standing],
        body: { details: planOrder() },
      });
      expect([refused.status, refused.body['code']]).toEqual([403, 'order-not-owner']);
    }
    expect((await buyReport(people.viewer)).body.status).toBe('paid');
    expect((await buyPlan(people.owner, planOrder())).body.status).toBe('paid');
    expect((await profileOf(people.member)).subscriptions.map(({ sku }) => sku)).toEqual(['plan_essential']);
  });
});

describe('an add-on', () => {
  it('PLAN-1 PLAN-5 adds to what may be used, once an order', async () => {
    const order = {
      sku: 'add_on_weather',
      priceId: 'price_add_on_weather',
      source: CARD,
      total: 1900,
      orderKey: randomUUID(),
    };
    const buy = () => api.call('POST', '/add-ons', { as: ada, body: order });
    await Promise.all([buy(), buy(), buy()]);
    const { body } = await api.call('GET', '/codeReports/profile/limits', { as: ada });
    expect(body['weather']).toEqual({ allocation: 5, available: 5 });
    expect(takenFrom(ada)).toEqual([1900]);
  });
});

describe('a single report', () => {
  it('PLAN-1 RPT-1 is listed among those that were bought, a price that is held is not', async () => {
    await buyReport(ada);
    await hold(ada, 2900);
    const { body } = await api.call<{ items: unknown[] }>('GET', '/code-report', { as: ada });
    expect(body.items).toMatchObject([
      { amount: 2900, bought: { type: 'report', reportType: 'residential' } },
    ]);
    expect(await billsOf(ada)).toHaveLength(1);
  });

  it('PLAN-9 is held at its own price alone, and on a card', async () => {
    expect((await hold(ada, 2900)).body).toMatchObject({ code: 'card-unknown' });
    await api.call('POST', '/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    expect((await hold(ada, 2900)).body).toMatchObject({ status: 'authorized', price: 2900 });
    expect((await hold(ada, 3000)).body).toMatchObject({ code: 'price-changed' });
    expect(api.payments.taken.filter(isOf(ada))).toMatchObject([{ take: 'hold', amount: 2900 }]);
  });
});

function planOrder(change: Record<string, unknown> = {}) {
  return { ...ESSENTIAL, source: CARD, total: 6900, orderKey: randomUUID(), ...change };
}

function buyPlan(as: Person, details: unknown) {
  return api.call<Charge>('POST', '/code-report-plan', { as, body: { details } });
}

function buyReport(as: Person) {
  const details = {
    sku: 'report_residential',
    reportType: 'residential',
    source: CARD,
    total: 2900,
    orderKey: randomUUID(),
  };
  return api.call<Charge>('POST', '/code-report', { as, body: { details } });
}

function hold(as: Person, price: number) {
  const body = { price, reportType: 'residential', orderKey: randomUUID() };
  return api.call('POST', '/authorize', { as, body });
}

function estimate(as: Person, params: unknown) {
  return api.call<Estimate>('POST', '/codeReports/orders/estimate', { as, body: { params } });
}

async function profileOf(as: Person): Promise<Profile> {
  return (await api.call<Profile>('GET', '/v2/profile/', { as })).body;
}

async function billsOf(as: Person): Promise<unknown> {
  return (await api.call('GET', '/billingHistory', { as })).body['items'];
}

function isOf({ id }: Person) {
  return ({ customer }: { readonly customer: string }) => customer === `cus_${id}`;
}

function takenFrom(person: Person): readonly number[] {
  return api.payments.taken.filter(isOf(person)).map(({ amount }) => amount);
}
