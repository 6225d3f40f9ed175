import { DAY } from '@ridgeline/core/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { ESSENTIAL, OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
  api.messages.sent.length = 0;
});

const mailed = ({ email }: Person) =>
  api.messages.sent.filter(({ to }) => to === email).map(({ purpose }) => purpose);

/** The card in use now behaves like this one. */
async function useCard(source: string, as = ada): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as, body: { source } });
}

describe('a plan that was bought', () => {
  it('PLAN-9 is charged for the next month when the first is over, once, and shows it', async () => {
    await desk.buyPlan(ada, planOrder());
    const end = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, end - 1);
    expect(desk.takenFrom(ada)).toEqual([6900]);
    await bills.moveTo(ada, end);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(end);
    expect(await desk.billsOf(ada)).toMatchObject([
      { title: 'Essential', amount: 6900, status: 'paid' },
      { title: 'Essential', amount: 6900, status: 'paid' },
    ]);
    const next = await bills.endOfPeriod(ada);
    expect((await desk.profileOf(ada)).subscriptions[0]?.details?.current_period_end).toBe(next / 1000);
  });

  it('PLAN-9 is charged for each month that was missed, while nobody charged', async () => {
    await desk.buyPlan(ada, planOrder());
    await bills.moveTo(ada, (await bills.endOfPeriod(ada)) + 70 * DAY);
    expect(desk.takenFrom(ada)).toEqual([6900, 6900, 6900, 6900]);
  });

  it('PLAN-9 PLAN-10 is charged no more once it is removed', async () => {
    await desk.buyPlan(ada, planOrder());
    await api.call('DELETE', '/code-report-plan', { as: ada });
    await bills.moveTo(ada, (await bills.endOfPeriod(ada)) + DAY);
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect((await desk.profileOf(ada)).subscriptions[0]?.is_expired).toBe(true);
  });

  it('PLAN-9 is credited for the month that was renewed, at what it cost', async () => {
    await desk.buyPlan(ada, planOrder());
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    const { body } = await desk.estimate(ada, { type: 'plan', ...ESSENTIAL, billing: 'annual' });
    expect(body.lines[1]).toEqual({
      type: 'unused-time',
      title: 'Essential',
      title_es: 'Esencial',
      amount: -6900,
    });
  });

  it.each([
    ['ONE', 'once', null, [3450, 6900, 6900, 6900]],
    ['TWO', 'months', 2, [3450, 3450, 6900, 6900]],
    ['ALWAYS', 'forever', null, [3450, 3450, 3450, 3450]],
  ] as const)('PLAN-9 with the coupon %s, which lasts %s %s', async (code, duration, months, taken) => {
    await api.sql.query(
      `insert into coupons (id, percent_hundredths, duration, months) values ($1, 5000, $2, $3)`,
      [code, duration, months],
    );
    await desk.buyPlan(ada, planOrder({ couponCode: code, total: 3450 }));
    await bills.moveTo(ada, (await bills.endOfPeriod(ada)) + 70 * DAY);
    expect(desk.takenFrom(ada)).toEqual(taken);
  });

  it('PLAN-9 that was not bought here is not charged', async () => {
    await api.sql.query(
      `insert into subscriptions (person_id, sku, price_monthly, purchase_provider, platform, billing_cycle_anchor,
         current_period_end) values ($1, 'plan_essential', 6900, 'google-play', 'android', now() - interval '40 days',
         now() - interval '10 days')`,
      [ada.id],
    );
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([]);
  });
});

describe('a paused plan', () => {
  it('PAUSE-6 is not charged until payments resume, by themselves', async () => {
    await desk.buyPlan(ada, planOrder());
    const end = await bills.endOfPeriod(ada);
    const body = { durationMonths: 1 };
    expect((await api.call('POST', '/code-report-plan/pause', { as: ada, body })).status).toBe(200);
    await bills.moveTo(ada, end + 20 * DAY);
    expect(desk.takenFrom(ada)).toEqual([6900]);
    await bills.moveTo(ada, end + 32 * DAY);
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
  });

  it('PAUSE-6 that is resumed by hand is charged from that day on', async () => {
    await desk.buyPlan(ada, planOrder());
    const end = await bills.endOfPeriod(ada);
    await api.call('POST', '/code-report-plan/pause', { as: ada, body: { durationMonths: 3 } });
    await bills.moveTo(ada, end + 12 * DAY);
    expect((await api.call('POST', '/code-report-plan/resume', { as: ada })).status).toBe(200);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(end + 12 * DAY);
  });
});

describe('a pause that follows another', () => {
  it('PAUSE-6 is refused while a payment is due, so that no month of the first is charged', async () => {
    await desk.buyPlan(ada, planOrder());
    const end = await bills.endOfPeriod(ada);
    const body = { durationMonths: 12 };
    await api.call('POST', '/code-report-plan/pause', { as: ada, body });
    await useCard('pm_declined_1');
    await bills.moveTo(ada, end + 366 * DAY);
    const refused = await api.call('POST', '/code-report-plan/pause', { as: ada, body });
    expect([refused.status, refused.body['code']]).toEqual([409, 'pause-payment-due']);
    await useCard('pm_good_2');
    await bills.moveTo(ada, end + 368 * DAY);
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect((await api.call('POST', '/code-report-plan/pause', { as: ada, body })).status).toBe(200);
  });
});

describe('a payment that is declined', () => {
  let due: number;

  beforeEach(async () => {
    await desk.buyPlan(ada, planOrder());
    due = await bills.endOfPeriod(ada);
  });

  it('PLAN-9 NOTE-1 is noticed and mailed, tried again on its days, and then the plan is the free one', async () => {
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    expect(await bills.noticesOf(ada)).toEqual(['past_due_notice']);
    expect(mailed(ada)).toEqual(['payment-declined']);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'past-due' }, { status: 'paid' }]);
    expect((await desk.profileOf(ada)).subscriptions[0]?.is_expired, 'the plan goes on').toBe(false);
    for (const day of [1, 3]) {
      await bills.moveTo(ada, due + day * DAY - 1);
      await bills.moveTo(ada, due + day * DAY);
    }
    expect((await bills.planOf(ada)).declines).toBe(3);
    await bills.moveTo(ada, due + 7 * DAY);
    expect(await bills.planOf(ada)).toMatchObject({ sku: 'plan_free', paidUntil: null });
    expect(mailed(ada)).toEqual(['payment-declined', 'payment-declined', 'payment-declined', 'plan-ended']);
    expect(await bills.noticesOf(ada)).toEqual([]);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'void' }, { status: 'paid' }]);
    await bills.moveTo(ada, due + 400 * DAY);
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 and then goes through is for the period that was due', async () => {
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    await useCard('pm_good_2');
    await bills.moveTo(ada, due + DAY);
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
    expect(await bills.noticesOf(ada)).toEqual([]);
  });

  it('PLAN-9 and paid by the person is not charged again, and the plan goes on', async () => {
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    await useCard('pm_good_2');
    expect((await api.call('POST', '/retry_payment', { as: ada })).body).toEqual({ success: true });
    await api.doJobs();
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
    const { body } = await api.call<{ items: { type: string }[] }>(
      'GET',
      '/billingHistory/transaction-list',
      {
        as: ada,
      },
    );
    expect(body.items.map(({ type }) => type).toSorted()).toEqual(['failed-payment', 'payment', 'payment']);
    await bills.moveTo(ada, due + DAY);
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect(await bills.noticesOf(ada)).toEqual([]);
  });

  it.each(['removed', 'replaced'])('PLAN-9 and whose plan is %s then leaves nothing to pay', async (how) => {
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    if (how === 'removed') await api.call('DELETE', '/code-report-plan', { as: ada });
    else await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 }));
    expect(await bills.noticesOf(ada)).toEqual([]);
    const statuses = (await desk.billsOf(ada)) as { status: string }[];
    expect(statuses.map(({ status }) => status)).toEqual(
      how === 'removed' ? ['void', 'paid'] : expect.arrayContaining(['void', 'paid', 'paid']),
    );
    await useCard('pm_good_2');
    expect((await api.call('POST', '/retry_payment', { as: ada })).body['success']).toBe(false);
    await bills.moveTo(ada, due + 20 * DAY);
    expect(desk.takenFrom(ada)).toEqual(how === 'removed' ? [6900] : [6900, 69_000]);
  });

  it.each(['paid', 'void'] as const)(
    'PLAN-9 of a team, and then %s by a new owner, leaves its former one nothing to pay',
    async (status) => {
      const [mia, tom] = [await api.person(), await api.person()];
      const team = await api.team(mia, [[tom, 'admin']]);
      await desk.buyPlan(mia, planOrder());
      const end = await bills.endOfPeriod(mia);
      await useCard('pm_declined_1', mia);
      await bills.moveTo(mia, end);
      expect(await bills.noticesOf(mia)).toEqual(['past_due_notice']);
      await api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
      await useCard(status === 'paid' ? 'pm_good_2' : 'pm_declined_2', tom);
      for (const day of [1, 3, 7]) await bills.moveTo(mia, end + day * DAY);
      expect(await desk.billsOf(mia)).toMatchObject([{ status }, { status: 'paid' }]);
      expect([await bills.noticesOf(mia), await bills.noticesOf(tom)]).toEqual([[], []]);
      await useCard('pm_good_3', mia);
      expect((await api.call('POST', '/retry_payment', { as: mia })).body['success']).toBe(false);
      expect([desk.takenFrom(mia), desk.takenFrom(tom)]).toEqual([[6900], status === 'paid' ? [6900] : []]);
    },
  );

  it('PLAN-9 and tried on the card of a new owner is paid by its former one with a new payment', async () => {
    const [mia, tom] = [await api.person(), await api.person()];
    const team = await api.team(mia, [[tom, 'admin']]);
    await desk.buyPlan(mia, planOrder());
    const end = await bills.endOfPeriod(mia);
    await useCard('pm_declined_1', mia);
    await bills.moveTo(mia, end);
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
    await useCard('pm_declined_2', tom);
    await bills.moveTo(mia, end + DAY);
    await useCard('pm_good_3', mia);
    await api.call('POST', '/retry_payment', { as: mia });
    expect(api.payments.taken.findLast(({ customer }) => customer === `cus_${mia.id}`)?.key).toMatch(
      /-retry-2$/,
    );
    await bills.renew();
    expect((await bills.planOf(tom)).paidFrom?.getTime()).toBe(end);
  });

  it('PLAN-9 since the bank wants to be asked mails a link', async () => {
    await useCard('pm_bank_1');
    await bills.moveTo(ada, due);
    expect(mailed(ada)).toEqual(['payment-asks-bank']);
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 since there is no card is one, too', async () => {
    await api.sql.query('update payment_customers set default_card = null where person_id = $1', [ada.id]);
    await api.sql.query('delete from cards where person_id = $1', [ada.id]);
    await bills.moveTo(ada, due);
    expect(mailed(ada)).toEqual(['payment-declined']);
    expect((await bills.planOf(ada)).declines).toBe(1);
  });

  it('PLAN-9 is none while the provider is away: it is tried again', async () => {
    api.payments.isAway = true;
    await bills.moveTo(ada, due);
    api.payments.isAway = false;
    expect([await bills.planOf(ada), mailed(ada)]).toMatchObject([{ declines: 0 }, []]);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'renew-plan'`);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
  });
});

describe('a payment whose plan was changed before it was written down', () => {
  it('PLAN-9 is found by its key, also if its answer was lost', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, due);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'renew-plan'`);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
  });

  it('PLAN-9 is found by its key, also if the card was removed since', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, due);
    await api.sql.query('update payment_customers set default_card = null where person_id = $1', [ada.id]);
    await api.sql.query('delete from cards where person_id = $1', [ada.id]);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'renew-plan'`);
    await bills.renew();
    expect(await bills.planOf(ada)).toMatchObject({ paidFrom: new Date(due), declines: 0 });
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
  });

  it('PLAN-9 pays nothing once it was given back', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, due);
    await api.payments.refund(`pi_${api.payments.taken.at(-1)?.key}`);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'renew-plan'`);
    await bills.renew();
    expect(await bills.planOf(ada)).toMatchObject({ paidFrom: new Date(due), paidAmount: 6900, declines: 0 });
    expect(desk.takenFrom(ada)).toEqual([6900, 6900, 6900]);
    expect(mailed(ada)).toEqual([]);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  it('PLAN-9 is given back if the plan was removed meanwhile', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    const pay = api.payments.pay.bind(api.payments);
    api.payments.pay = async (wish) => {
      const payment = await pay(wish);
      await api.sql.query(
        'update subscriptions set archived_at = paid_until, revision = revision + 1 where person_id = $1',
        [ada.id],
      );
      return payment;
    };
    await bills.moveTo(ada, due);
    api.payments.pay = pay;
    const given = api.payments.refunded.filter(({ customer }) => customer === `cus_${ada.id}`);
    expect(given.map(({ amount }) => amount)).toEqual([6900]);
    expect(await bills.endOfPeriod(ada)).toBe(due);
  });
});
