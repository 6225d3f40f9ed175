import { DAY } from '@ridgeline/core/shared';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;
let mia: Person;
let code: string;

async function onTrial(): Promise<Person> {
  const person = await api.person();
  await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [person.id]);
  return person;
}

beforeEach(async () => {
  [ada, mia] = [await onTrial(), await onTrial()];
  code = `ONE-${randomUUID()}`;
  await api.sql.query(`insert into coupons (id, percent_hundredths, max_uses) values ($1, 5000, 1)`, [code]);
});

/** What comes of an order for the end of the trial, at half price. */
async function plan(as: Person, change: Record<string, unknown> = {}): Promise<unknown> {
  const later = planOrder({ payUpFront: false, couponCode: code, total: 3450, ...change });
  const { body } = await desk.buyPlan(as, later);
  return 'code' in body ? body.code : body.status;
}

async function beginOf({ id }: Person): Promise<number> {
  const { rows } = await api.sql.query<{ at: Date }>(
    `select begins_at as at from planned_plans join subscriptions kept on kept.id = subscription_id where kept.person_id = $1`,
    [id],
  );
  return rows[0]?.at.getTime() ?? Number.NaN;
}

async function useCard(as: Person, source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as, body: { source } });
}

async function uses(): Promise<readonly (number | undefined)[]> {
  const { rows } = await api.sql.query<{ uses: number }>('select uses from coupons where id = $1', [code]);
  const { rows: held } = await api.sql.query<{ uses: number }>(
    'select uses from coupon_uses where coupon_id = $1 and uses > 0',
    [code],
  );
  return [rows[0]?.uses, ...held.map((row) => row.uses)];
}

describe('a coupon of one use, of a plan that begins after its trial', () => {
  it('PLAN-9 serves one person, and the charge takes over the use of the order', async () => {
    expect(await plan(ada)).toBe('paid');
    expect(await plan(mia)).toBe('coupon-used-up');
    await bills.moveTo(ada, await beginOf(ada));
    expect(desk.takenFrom(ada)).toEqual([3450]);
    expect(await uses()).toEqual([1, 1]);
    expect(await plan(mia)).toBe('coupon-used-up');
  });

  it('PLAN-9 stays with the plan while its payment is declined, and is free once it is given up', async () => {
    await plan(ada);
    const begins = await beginOf(ada);
    await useCard(ada, 'pm_declined_1');
    for (const day of [0, 1, 3]) await bills.moveTo(ada, begins + day * DAY);
    expect(await plan(mia)).toBe('coupon-used-up');
    await bills.moveTo(ada, begins + 7 * DAY);
    expect(await uses()).toEqual([0]);
    expect(await plan(mia)).toBe('paid');
  });

  it('PLAN-9 goes along where the person plans another plan with it, or buys one at once', async () => {
    await plan(ada);
    expect(await plan(ada, { billing: 'annual', total: 34_500 })).toBe('paid');
    expect(await uses()).toEqual([1, 1]);
    expect(await plan(ada, { payUpFront: true })).toBe('paid');
    expect([desk.takenFrom(ada), await uses()]).toEqual([[3450], [1, 1]]);
    expect(await plan(mia)).toBe('coupon-used-up');
  });

  it('PLAN-9 is kept by the plan that is planned while another order with it is declined', async () => {
    await plan(ada);
    const declined = { type: 'new-card', id: 'pm_declined_1' };
    expect(await plan(ada, { payUpFront: true, source: declined })).toBe('declined');
    expect(await uses()).toEqual([1, 1]);
    await bills.moveTo(ada, await beginOf(ada));
    expect(desk.takenFrom(ada)).toEqual([3450]);
  });

  it('PLAN-9 is free where the person plans or buys a plan without it', async () => {
    await plan(ada);
    expect(await plan(ada, { couponCode: null, total: 6900 })).toBe('paid');
    expect(await uses()).toEqual([0]);
    expect(await plan(mia)).toBe('paid');
    expect(await plan(mia, { payUpFront: true, couponCode: null, total: 6900 })).toBe('paid');
    expect(await uses()).toEqual([0]);
  });
});
