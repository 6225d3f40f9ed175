import type { Charge } from '@ridgeline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { OrderCalls } from '../../testing/order-calls.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const reports = new ReportOrders(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

const receiptOf = ({ body }: { readonly body: Charge }): string => {
  if (body.status !== 'paid') throw new Error(body.status);
  return body.receipt.order_id;
};
const buy = async () => ({ purchaseObject: { orderId: receiptOf(await desk.buyReport(ada)) } });
const mine = (wishes: readonly { readonly customer: string; readonly amount: number }[]) =>
  wishes.filter(({ customer }) => customer === `cus_${ada.id}`).map(({ amount }) => amount);
const statuses = async () => ((await desk.billsOf(ada)) as { status: string }[]).map(({ status }) => status);
const done = async () => {
  await api.doJobs();
  return {
    taken: mine(api.payments.captured),
    released: mine(api.payments.refunded),
    bills: await statuses(),
  };
};
async function tend(): Promise<void> {
  await api.sql.query(`insert into pgboss.job (name) values ('end-orders')`);
  await api.doJobs();
}

describe('what is held for a single report', () => {
  it('PLAN-9 D PLAN-9.23 is taken when the report is made, once', async () => {
    const bought = await buy();
    expect(await done()).toEqual({ taken: [], released: [], bills: ['paid'] });
    expect((await reports.place(ada, bought)).status).toBe(201);
    expect(await done()).toEqual({ taken: [2900], released: [], bills: ['paid'] });
    await api.sql.query(`update orders set paid_at = paid_at - interval '8 days' where person_id = $1`, [
      ada.id,
    ]);
    await tend();
    expect(await done()).toEqual({ taken: [2900], released: [], bills: ['paid'] });
  });

  it('PLAN-9 D PLAN-9.23 is released where no report can be made, and pays for none any more', async () => {
    const address = '9 Nowhere Rd, Denver, CO 80202';
    api.properties.tell(address, null);
    const bought = await buy();
    expect((await reports.place(ada, { ...bought, address })).body.report).toBeNull();
    expect(await done()).toEqual({ taken: [], released: [2900], bills: ['refunded'] });
    expect((await reports.place(ada, bought)).status).toBe(409);
    const { body } = await api.call('GET', '/code-report', { as: ada });
    expect(body['items'] ?? []).toEqual([]);
  });

  it('PLAN-9 D PLAN-9.23 is released after six days, and not before', async () => {
    await buy();
    await api.sql.query(`update orders set paid_at = now() - interval '143 hours' where person_id = $1`, [
      ada.id,
    ]);
    await tend();
    expect((await done()).released).toEqual([]);
    await api.sql.query(`update orders set paid_at = now() - interval '145 hours' where person_id = $1`, [
      ada.id,
    ]);
    await tend();
    await tend();
    expect(await done()).toEqual({ taken: [], released: [2900], bills: ['refunded'] });
  });

  it('PLAN-9 is taken or released where both are asked at once, and never both', async () => {
    const bought = await buy();
    await api.sql.query(`update orders set paid_at = now() - interval '7 days' where person_id = $1`, [
      ada.id,
    ]);
    const [made] = await Promise.all([reports.place(ada, bought), tend()]);
    await tend();
    const { taken, released } = await done();
    expect([taken.length, released.length]).toEqual(made.status === 201 ? [1, 0] : [0, 1]);
  });

  it('PLAN-9 is taken when the provider is back, also by a job that was lost', async () => {
    const bought = await buy();
    await reports.place(ada, bought);
    api.payments.isAway = true;
    await api.doJobs();
    api.payments.isAway = false;
    await api.sql.query(`delete from pgboss.job where name = 'capture-payment'`);
    await api.sql.query(`update orders set paid_at = now() - interval '2 hours' where person_id = $1`, [
      ada.id,
    ]);
    await tend();
    expect((await done()).taken).toEqual([2900]);
  });

  it('PLAN-9 and has lapsed at the bank is told, and its bill given back', async () => {
    const bought = await buy();
    const held = api.payments.taken.find(({ customer }) => customer === `cus_${ada.id}`);
    await api.payments.refund(`pi_${held?.key}`);
    await reports.place(ada, bought);
    expect((await done()).bills).toEqual(['refunded']);
    const { rows } = await api.sql.query(
      `select details ->> 'did' as did from audit.entries where action = 'payment-reconciled' and object = $1`,
      [`pi_${held?.key}`],
    );
    expect(rows).toEqual([{ did: 'lapsed' }]);
  });

  it('PLAN-9 authorized by itself pays for a report, and is billed when it is taken', async () => {
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const held = await api.call('POST', '/authorize', {
      as: ada,
      body: { price: 2900, reportType: 'residential', orderKey: 'hold-1' },
    });
    expect(await statuses()).toEqual([]);
    const orderId = held.body['id'];
    expect((await reports.place(ada, { purchaseObject: { orderId } })).status).toBe(201);
    expect(await done()).toEqual({ taken: [2900], released: [], bills: ['paid'] });
  });
});

describe('a hold that was authorized without a state', () => {
  it.each([
    ['pays for no report where that is taxed', 'co', 409],
    ['pays for one where nothing is', 'tx', 201],
  ])('PLAN-9 D PLAN-9.19 %s', async (_, taxed, status) => {
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    const held = await api.call('POST', '/authorize', {
      as: ada,
      body: { price: 2900, reportType: 'residential', orderKey: 'hold-1' },
    });
    await api.sql.query('insert into tax_rates (state, rate) values ($1, 29000)', [taxed]);
    const made = await reports.place(ada, { purchaseObject: { orderId: held.body['id'] } });
    await api.sql.query('delete from tax_rates');
    expect(made.status).toBe(status);
  });

  it('PLAN-9 D PLAN-9.19 pays for one where the tax of the company was in it', async () => {
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    await api.sql.query(`insert into tax_rates (state, rate) values ('co', 29000)`);
    await api.sql.query(`update people set company_state = 'co' where id = $1`, [ada.id]);
    const held = await api.call('POST', '/authorize', {
      as: ada,
      body: { price: 2900, reportType: 'residential', orderKey: 'hold-1' },
    });
    const made = await reports.place(ada, { purchaseObject: { orderId: held.body['id'] } });
    await api.sql.query('delete from tax_rates');
    expect([made.status, (await done()).taken]).toEqual([201, [2984]]);
  });
});

describe('an account that is deleted', () => {
  it('PLAN-9 D PLAN-9.22 is deleted at the provider with its cards, after what is held is released', async () => {
    await buy();
    await api.call('DELETE', '/v2/profile', { as: ada });
    await api.doJobs();
    expect([api.payments.keeps(ada.id, 'pm_good_1'), mine(api.payments.refunded)]).toEqual([true, [2900]]);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'forget-customer'`);
    await api.doJobs();
    expect([api.payments.keeps(ada.id, 'pm_good_1'), await api.payments.findCustomer(ada.id)]).toEqual([
      false,
      null,
    ]);
    const { rows } = await api.sql.query(
      `select count(*)::int as n from audit.entries where action = 'customer-forgotten' and object = $1`,
      [ada.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('PLAN-9 D PLAN-9.22 is deleted there when the provider is back, and at once where nothing is open', async () => {
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_1' } });
    await api.call('DELETE', '/v2/profile', { as: ada });
    api.payments.isAway = true;
    await api.doJobs();
    api.payments.isAway = false;
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'forget-customer'`);
    await api.doJobs();
    expect(await api.payments.findCustomer(ada.id)).toBeNull();
  });
});
