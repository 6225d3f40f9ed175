import { billingMessages } from '@ridgeline/core/billing';
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

async function useCard(source: string, as = ada): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as, body: { source } });
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

describe('a bill of a team that two people may pay', () => {
  let tom: Person;

  /** The owner to whom it was billed hands the team over; the new one has a card, and has not agreed to pay yet. */
  beforeEach(async () => {
    tom = await api.person();
    const mia = await api.person();
    const team = await api.team(mia, [[tom, 'admin']]);
    await desk.buyPlan(mia, planOrder());
    due = await bills.endOfPeriod(mia);
    await useCard('pm_declined_1', mia);
    await bills.moveTo(mia, due);
    await useCard('pm_good_2', mia);
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
    await api.call('POST', '/profile/payment_info', { as: tom, body: { source: 'pm_good_3' } });
    ada = mia;
  });

  const retry = (as: Person) => api.call('POST', '/retry_payment', { as });

  it('PLAN-9 is paid by one of them when both pay in the same second, and the other is told so', async () => {
    // Both have read the bill as unpaid before either payment is made.
    const pay = api.payments.pay.bind(api.payments);
    const barrier = barrierFor(2);
    api.payments.pay = async (wish) => {
      await barrier();
      return pay(wish);
    };
    const answers = await Promise.all([ada, tom].map(retry));
    api.payments.pay = pay;
    expect(answers.map(({ body }) => body['success']).toSorted()).toEqual([false, true]);
    const { body } = answers.find((answer) => answer.body['success'] === false) ?? {};
    expect(body?.['message']).toBe(billingMessages.en['paid-by-another']);
    expect([...desk.takenFrom(ada), ...desk.takenFrom(tom)]).toEqual([6900, 6900]);
    expect(api.payments.refunded.filter(({ customer }) => customer.endsWith(tom.id))).toEqual([]);
    await api.doJobs();
    expect(await bills.planOf(tom)).toMatchObject({ paidFrom: new Date(due), paidAmount: 6900, declines: 0 });
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect((await retry(tom)).body['message']).toBe('There is no payment to retry.');
  });

  it('PLAN-9 is paid once when the job of a copy pays it, too', async () => {
    await useCard('pm_good_3', tom);
    const pay = api.payments.pay.bind(api.payments);
    const barrier = barrierFor(3);
    api.payments.pay = async (wish) => {
      await barrier();
      return pay(wish);
    };
    await Promise.all([retry(ada), retry(tom), bills.moveTo(tom, due + DAY)]);
    api.payments.pay = pay;
    await bills.renew();
    const kept = api.payments.taken.filter((wish) => !api.payments.refunded.includes(wish));
    const periods = kept.filter(({ customer }) => [ada, tom].some(({ id }) => customer.endsWith(id)));
    expect(periods.map(({ amount }) => amount)).toEqual([6900, 6900]);
    expect(await bills.planOf(tom)).toMatchObject({ paidFrom: new Date(due), paidAmount: 6900, declines: 0 });
  });
});

/** Each waits until so many have arrived; later ones pass. */
function barrierFor(count: number): () => Promise<void> {
  let open: () => void = () => {};
  let arrived = 0;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived === count) open();
    return opened;
  };
}
