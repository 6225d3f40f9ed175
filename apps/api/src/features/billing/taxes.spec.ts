import { taxShareOf } from '@ridgeline/core/billing';
import type { Transaction } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { ESSENTIAL, OrderCalls, planOrder } from '../../testing/order-calls.ts';
import type { Db } from '../../db/database.ts';
import { noteRefund } from '../payment-events/refunds.repository.ts';
import { taxShare } from './tax-rate.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

beforeAll(async () => {
  await api.sql.query(`insert into tax_rates (state, rate) values ('tx', 82500), ('co', 29000)`);
});
beforeEach(async () => {
  ada = await api.person();
  await api.sql.query(`update people set company_state = 'tx' where id = $1`, [ada.id]);
});

const db: Pick<Db, 'rows'> = {
  rows: async ({ text }, values) => (await api.sql.query(text, [...values])).rows,
};
const wanted = { type: 'plan', ...ESSENTIAL };
const TAXED = 6900 + 569;
async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}
const creditOf = async () => (await desk.profileOf(ada)).subscriptions[0]?.credit;
const transactionsOf = async (as: Person) =>
  (await api.call('GET', '/billingHistory/transaction-list', { as })).body['items'] as Transaction[];

describe('the tax of a state', () => {
  it('PLAN-9 is a line of the estimate, in the order, on the bill and in the receipt', async () => {
    const { body } = await desk.estimate(ada, wanted);
    expect([body.tax, body.total]).toEqual([569, TAXED]);
    expect((await desk.buyPlan(ada, planOrder())).status, 'the price without it').toBe(409);
    const bought = await desk.buyPlan(ada, planOrder({ total: TAXED }));
    expect(bought.body).toMatchObject({ status: 'paid', receipt: { amount: TAXED, tax: 569 } });
    expect(desk.takenFrom(ada)).toEqual([TAXED]);
    expect(await desk.billsOf(ada)).toMatchObject([
      { title: 'Essential', title_es: 'Esencial', amount: TAXED, tax: 569, status: 'paid' },
    ]);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
  });

  it('PLAN-9 is charged with each period, at the rate of its day', async () => {
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    await api.sql.query(`update people set company_state = 'co' where id = $1`, [ada.id]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([TAXED, 7100]);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
    expect(await transactionsOf(ada)).toMatchObject([
      { amount: 7100, tax: 200 },
      { amount: TAXED, tax: 569 },
    ]);
  });

  it('PLAN-9 of a bill that was declined is charged as it was billed, whatever the rate is since', async () => {
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    const due = await bills.endOfPeriod(ada);
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    await useCard('pm_good_2');
    await api.sql.query('update people set tax_free = true where id = $1', [ada.id]);
    await bills.moveTo(ada, due + 86_400_000);
    expect(desk.takenFrom(ada)).toEqual([TAXED, TAXED]);
    expect(await desk.billsOf(ada)).toMatchObject([
      { amount: TAXED, tax: 569, status: 'paid' },
      { amount: TAXED, tax: 569, status: 'paid' },
    ]);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([TAXED, TAXED, 6900]);
  });

  it('PLAN-9 D PLAN-9.20 of a bill that was declined leaves the credit that came since', async () => {
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    const due = await bills.endOfPeriod(ada);
    await useCard('pm_declined_1');
    await bills.moveTo(ada, due);
    await useCard('pm_good_2');
    await api.sql.query('update subscriptions set credit = 3000 where person_id = $1', [ada.id]);
    await bills.moveTo(ada, due + 86_400_000);
    expect([desk.takenFrom(ada), await creditOf()]).toEqual([[TAXED, TAXED], 3000]);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
  });

  it('PLAN-9 D PLAN-9.19 is that of what is bought for somebody without a company, and none for who is free of it', async () => {
    await api.sql.query('update people set company_state = null where id = $1', [ada.id]);
    const forColorado = { ...wanted, variant: 'one_state', state: 'co' };
    const there = (await desk.estimate(ada, forColorado)).body;
    expect([there.needs_state, there.tax]).toEqual([false, Math.round((there.total - there.tax) * 0.029)]);
    await api.sql.query('update people set tax_free = true where id = $1', [ada.id]);
    expect((await desk.estimate(ada, forColorado)).body.tax).toBe(0);
    expect((await desk.estimate(ada, wanted)).body.needs_state).toBe(false);
  });

  it('PLAN-9 D PLAN-9.24 is asked of somebody without a company, and is that of their billing address', async () => {
    await api.sql.query('update people set company_state = null where id = $1', [ada.id]);
    expect((await desk.estimate(ada, wanted)).body).toMatchObject({ needs_state: true, tax: 0, total: 6900 });
    const refused = await desk.buyPlan(ada, planOrder());
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'order-needs-state' }]);
    await useCard('pm_good_1');
    const hold = { price: 2900, reportType: 'residential' };
    const held = () => api.call('POST', '/authorize', { as: ada, body: { ...hold, orderKey: randomUUID() } });
    expect((await held()).body['code']).toBe('order-needs-state');
    const saved = await api.call('POST', '/codeReports/profile', { as: ada, body: { billingState: 'TX' } });
    expect(saved.status).toBe(200);
    expect((await desk.profileOf(ada)).billingState).toBe('tx');
    expect((await desk.estimate(ada, wanted)).body).toMatchObject({ needs_state: false, total: TAXED });
    expect((await desk.buyPlan(ada, planOrder({ total: TAXED }))).body.status).toBe('paid');
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect((await held()).body['status']).toBe('authorized');
    expect(desk.takenFrom(ada)).toEqual([TAXED, TAXED, 2900 + 239]);
  });

  it('PLAN-9 D PLAN-9.24 is none in a state that is not taxed, and its company comes first', async () => {
    await api.sql.query(`update people set company_state = null, billing_state = 'or' where id = $1`, [
      ada.id,
    ]);
    expect((await desk.buyPlan(ada, planOrder())).body.status).toBe('paid');
    await api.sql.query(`update people set company_state = 'tx' where id = $1`, [ada.id]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([6900, TAXED]);
  });

  it('PLAN-9 goes back with its share of a refund', async () => {
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    const made = api.payments.taken.find(({ customer }) => customer === `cus_${ada.id}`);
    const key = made?.key ?? '';
    const paymentId = `pi_${key}`;
    await noteRefund(db, { paymentId, key, total: 1000 });
    expect((await bills.planOf(ada)).paidAmount).toBe(6900 - (1000 - 76));
    await noteRefund(db, { paymentId, key, total: TAXED });
    expect((await bills.planOf(ada)).paidAmount).toBe(0);
    const back = (await transactionsOf(ada)).filter(({ type }) => type === 'refund');
    expect(back.reduce((sum, { tax }) => sum + tax, 0)).toBe(-569);
  });

  it('PLAN-9 law: the share of a refund is in SQL what core says of it', async () => {
    const some = fc.sample(
      fc.record({
        amount: fc.integer({ min: 1, max: 2_000_000 }),
        part: fc.nat(1000),
        back: fc.nat(3_000_000),
      }),
      500,
    );
    const cases = some.map(({ amount, part, back }) => ({
      amount,
      tax: Math.floor((amount * part) / 1000),
      back,
    }));
    const { rows } = await api.sql.query<{ share: number }>(
      `select ${taxShare('bill.back', 'bill')}::int as share
       from json_to_recordset($1::json) bill(amount int, tax int, back int)`,
      [JSON.stringify(cases)],
    );
    expect(rows.map(({ share }) => share)).toEqual(cases.map((bill) => taxShareOf(bill.back, bill)));
  });
});

describe('a credit that is left over', () => {
  beforeEach(async () => {
    await api.sql.query(`update people set company_state = null, billing_state = 'or' where id = $1`, [
      ada.id,
    ]);
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 }));
  });

  it('PLAN-9 D PLAN-9.20 is kept, and pays the next periods', async () => {
    const { body } = await desk.estimate(ada, wanted);
    const left = body.credit_left;
    expect([body.total, left > 60_000]).toEqual([0, true]);
    await desk.buyPlan(ada, planOrder({ total: 0 }));
    expect([desk.takenFrom(ada), await creditOf()]).toEqual([[69_000], left]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect([desk.takenFrom(ada), await creditOf()]).toEqual([[69_000], left - 6900]);
    await api.sql.query('update subscriptions set credit = 3000 where person_id = $1', [ada.id]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect([desk.takenFrom(ada), await creditOf()]).toEqual([[69_000, 3900], 0]);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
  });

  it('PLAN-9 D PLAN-9.20 pays the next plan that is bought, too', async () => {
    await desk.buyPlan(ada, planOrder({ total: 0 }));
    const left = (await creditOf()) ?? 0;
    const { body } = await desk.estimate(ada, { ...wanted, billing: 'annual' });
    expect(body.lines.find(({ type }) => type === 'credit')?.amount).toBe(-left);
    const bought = await desk.buyPlan(ada, planOrder({ billing: 'annual', total: body.total }));
    expect([bought.body.status, await creditOf()]).toEqual(['paid', 0]);
    expect((await bills.planOf(ada)).paidAmount).toBe(69_000);
  });
});

describe('a credit of an account that is deleted', () => {
  const forfeited = async (object: string) => {
    const { rows } = await api.sql.query<{ details: { amount: number } }>(
      `select details from audit.entries where action = 'credit-forfeited' and object = $1`,
      [object],
    );
    return rows.map(({ details }) => details.amount);
  };

  it('PLAN-9 D PLAN-9.25 is in the audit log, for the operator', async () => {
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    await api.sql.query('update subscriptions set credit = 4200 where person_id = $1', [ada.id]);
    await api.call('DELETE', '/v2/profile', { as: ada });
    expect(await forfeited(ada.id)).toEqual([4200]);
  });

  it('PLAN-9 D PLAN-9.25 stays with a team that goes on, and is none where nothing was left', async () => {
    const tom = await api.person();
    const team = await api.team(ada, [[tom, 'admin']]);
    await desk.buyPlan(ada, planOrder({ total: TAXED }));
    await api.sql.query('update subscriptions set credit = 4200 where team_id = $1', [team]);
    await api.call('DELETE', '/v2/profile', { as: ada });
    expect([await forfeited(ada.id), await forfeited(team)]).toEqual([[], []]);
    await api.call('DELETE', '/v2/profile', { as: tom });
    expect([await forfeited(tom.id), await forfeited(team)]).toEqual([[], [4200]]);
  });
});
