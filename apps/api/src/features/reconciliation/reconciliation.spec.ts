import { DAY } from '@ridgeline/core/shared';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
  api.payments.age = 3_600_000;
});
afterEach(() => {
  api.payments.age = 0;
});

/** What the next runs of the job say that they did, each payment once. */
async function reconciled(): Promise<readonly string[]> {
  for (let run = 0; run < 2; run += 1) {
    await api.sql.query(`insert into pgboss.job (name) values ('reconcile-payments')`);
    await api.doJobs();
  }
  const { rows } = await api.sql.query<{ did: string }>(
    `select details ->> 'did' as did from audit.entries
     where action = 'payment-reconciled' and object = any($1) order by id`,
    [(await madeBy(ada)).map(({ id }) => id)],
  );
  return rows.map(({ did }) => did);
}

async function madeBy({ id }: Person) {
  const all = [];
  for (let next: string | null = null, isFirst = true; isFirst || next !== null; isFirst = false) {
    const page = await api.payments.made({ from: 0, to: Date.now(), next });
    all.push(...page.payments.filter(({ customer }) => customer === `cus_${id}`));
    next = page.next;
  }
  return all;
}

/** The card in use now behaves like this one. */
async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}

const refundedTo = ({ id }: Person) =>
  api.payments.refunded.filter(({ customer }) => customer === `cus_${id}`).map(({ amount }) => amount);

describe('the payments at the provider', () => {
  it('PLAN-9 that are stored here are let be', async () => {
    await desk.buyReport(ada);
    await desk.buyPlan(ada, planOrder());
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([2900, 6900, 6900]);
    expect(await reconciled()).toEqual([]);
    expect(refundedTo(ada)).toEqual([]);
  });

  it('PLAN-9 whose answer was lost settle their order, and young ones are left to their caller', async () => {
    api.payments.age = 0;
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, planOrder());
    expect(await reconciled()).toEqual([]);
    const tom = ada;
    ada = await api.person();
    api.payments.age = 3_600_000;
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, planOrder());
    expect(await reconciled()).toEqual(['settled']);
    expect((await bills.planOf(ada)).sku).toBe('plan_essential');
    await expect(bills.planOf(tom)).rejects.toThrow('no plan');
  });

  it('PLAN-9 of an order that was given up are given back, once', async () => {
    const secret = await desk.buyPlanByBank(
      ada,
      planOrder({ source: { type: 'new-card', id: 'pm_bank_1' } }),
    );
    api.payments.bankAnswers(secret, 'confirms');
    await api.sql.query(
      `update orders set standing = 'declined', decline_reason = 'processing-error', secret = null where person_id = $1`,
      [ada.id],
    );
    expect(await reconciled()).toEqual(['refunded']);
    expect(refundedTo(ada)).toEqual([6900]);
  });

  it('PLAN-9 of a period whose answer was lost renew the plan', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, due);
    await api.sql.query(`delete from pgboss.job where name = 'renew-plan'`);
    expect(await reconciled()).toEqual(['settled']);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
    expect(refundedTo(ada)).toEqual([]);
  });

  it('PLAN-9 of a period of a plan that has ended are given back', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, due);
    await api.sql.query(`delete from pgboss.job where name = 'renew-plan'`);
    await api.sql.query(
      'update subscriptions set archived_at = paid_until - interval $$1 day$$ where person_id = $1',
      [ada.id],
    );
    await bills.moveTo(ada, due + DAY);
    expect(await reconciled()).toEqual(['refunded']);
    expect(refundedTo(ada)).toEqual([6900]);
  });

  it('PLAN-9 of a bill that was paid again settle it', async () => {
    await api.sql.query(
      `insert into billing_events (id, person_id, bill_id, kind, title, amount) values
         ($2 || ' billed', $1, $2, 'billed', 'Essential', 6900), ($2 || ' failed', $1, $2, 'failed-payment', null, null)`,
      [ada.id, `bill-${ada.id}`],
    );
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    api.payments.losesAnswer = true;
    await api.call('POST', '/retry_payment', { as: ada });
    expect(await reconciled()).toEqual(['settled']);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'paid' }]);
  });

  it('PLAN-9 of a declined period that the person then paid renew the plan', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    await useCard('pm_good_2');
    api.payments.losesAnswer = true;
    await api.call('POST', '/retry_payment', { as: ada });
    expect(await reconciled()).toEqual(['settled']);
    await bills.moveTo(ada, due + DAY);
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(due);
    expect([desk.takenFrom(ada), refundedTo(ada)]).toEqual([[6900, 6900], []]);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  it('PLAN-9 of a bill that another payment has paid are given back', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    const [bill] = (await desk.billsOf(ada)) as readonly { readonly id: string }[];
    const wish = {
      person: ada.id,
      cardId: 'pm_good_2',
      amount: 6900,
      title: 'x',
      take: 'now',
      payer: 'present',
    } as const;
    await api.payments.pay({ ...wish, customer: `cus_${ada.id}`, key: `${bill?.id}-retry-7` });
    await useCard('pm_good_3');
    await api.call('POST', '/retry_payment', { as: ada });
    await bills.renew();
    expect(await reconciled()).toEqual(['refunded']);
    expect([desk.takenFrom(ada), refundedTo(ada)]).toEqual([[6900, 6900, 6900], [6900]]);
  });

  it('PLAN-9 made after the account was deleted are given back; of nobody known they are only told of', async () => {
    const wish = {
      person: ada.id,
      cardId: 'pm_good_1',
      amount: 100,
      title: 'x',
      take: 'now',
      payer: 'present',
    } as const;
    await api.payments.pay({ ...wish, customer: `cus_${ada.id}`, key: randomUUID() });
    expect(await reconciled()).toEqual(['unknown']);
    await api.sql.query(
      `insert into audit.entries (action, object, at) values ('account-deleted', $1, now() - interval '2 hours')`,
      [ada.id],
    );
    expect(await reconciled()).toEqual(['unknown', 'refunded']);
    expect(refundedTo(ada)).toEqual([100]);
  });

  it('PLAN-9 of what an account had bought are let be when it is deleted', async () => {
    const tom = await api.person();
    await api.team(ada, [[tom, 'admin']]);
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 }));
    await desk.buyReport(ada);
    await api.call('DELETE', '/v2/profile', { as: ada });
    expect(await reconciled()).toEqual([]);
    expect((await bills.planOf(tom)).paidAmount).toBe(69_000);
    // D PLAN-9.23: only the price of the report, which was held and never made.
    expect(refundedTo(ada)).toEqual([2_900]);
  });

  it('PLAN-9 of a renewal whose account was deleted since are told of and not given back', async () => {
    const tom = await api.person();
    await api.team(ada, [[tom, 'admin']]);
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, due);
    await api.call('DELETE', '/v2/profile', { as: ada });
    expect(await reconciled()).toEqual(['unknown']);
    expect((await bills.planOf(tom)).paidFrom?.getTime()).toBe(due);
    expect(refundedTo(ada)).toEqual([]);
  });

  it('PLAN-9 are looked at again when the provider is back', async () => {
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, planOrder());
    api.payments.isAway = true;
    await api.sql.query(`insert into pgboss.job (name) values ('reconcile-payments')`);
    await api.doJobs();
    api.payments.isAway = false;
    expect(await reconciled()).toEqual(['settled']);
  });
});
