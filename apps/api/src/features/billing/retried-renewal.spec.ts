import { DAY } from '@ridgeline/core/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;
let due: number;

/** A plan whose renewal was declined, and then a good card. */
beforeEach(async () => {
  ada = await api.person();
  await desk.buyPlan(ada, planOrder());
  due = await bills.endOfPeriod(ada);
  await useCard('pm_declined_1');
  await bills.moveTo(ada, due);
  await useCard('pm_good_2');
});

async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}

describe('a retried payment of a period', () => {
  it.each([
    ['removed', 'paid_until, archived_at = paid_until'],
    ['renewed by another copy', 'paid_until + interval $$1 month$$, paid_from = paid_until'],
  ])('PLAN-9 for a plan that is %s meanwhile is given back', async (_, change) => {
    const pay = api.payments.pay.bind(api.payments);
    api.payments.pay = async (wish) => {
      const payment = await pay(wish);
      await api.sql.query(
        `update subscriptions set revision = revision + 1, paid_until = ${change} where person_id = $1`,
        [ada.id],
      );
      return payment;
    };
    const { body } = await api.call('POST', '/retry_payment', { as: ada });
    api.payments.pay = pay;
    expect(body['success']).toBe(false);
    const given = api.payments.refunded.filter(({ customer }) => customer === `cus_${ada.id}`);
    expect(given.map(({ amount }) => amount)).toEqual([6900]);
    expect(await desk.billsOf(ada)).not.toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  it('PLAN-9 while a copy pays it at the same time is one payment, and kept', async () => {
    const pay = api.payments.pay.bind(api.payments);
    let isFirst = true;
    api.payments.pay = async (wish) => {
      const payment = await pay(wish);
      if (isFirst) {
        isFirst = false;
        await bills.moveTo(ada, due + DAY);
      }
      return payment;
    };
    const { body } = await api.call('POST', '/retry_payment', { as: ada });
    api.payments.pay = pay;
    expect(body).toEqual({ success: true });
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect(api.payments.refunded.filter(({ customer }) => customer === `cus_${ada.id}`)).toEqual([]);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
  });

  it('PLAN-9 is not made by an earlier payment that was given back', async () => {
    api.payments.losesAnswer = true;
    await api.call('POST', '/retry_payment', { as: ada });
    await api.payments.refund(`pi_${api.payments.taken.at(-1)?.key}`);
    expect((await api.call('POST', '/retry_payment', { as: ada })).body).toEqual({ success: true });
    expect(desk.takenFrom(ada)).toEqual([6900, 6900, 6900]);
    await bills.renew();
    expect(await bills.planOf(ada)).toMatchObject({ paidFrom: new Date(due), paidAmount: 6900 });
  });
});
