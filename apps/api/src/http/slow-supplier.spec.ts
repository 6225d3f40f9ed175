import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBook, type FoundAddress } from '../ports/address-book.port.ts';
import type { Payment, PaymentWish } from '../ports/payments.port.ts';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import { ApiUnderTest } from '../testing/api-under-test.ts';
import { FakePayments } from '../testing/fake-payments.ts';
import { planOrder } from '../testing/order-calls.ts';
import { ReportOrders } from '../testing/report-orders.ts';
import { newVisit, VisitorReports } from '../testing/visits.ts';

const api = await apiForSpecs();

beforeEach(() => {
  api.properties.waitsFor = Promise.resolve();
});

describe('a supplier that is waited for', () => {
  it('RPT-1 holds no connection and no transaction, and the order sent twice meanwhile makes one report', async () => {
    const ada = await api.person();
    const orders = new ReportOrders(api);
    const numbers = await sentTwice(() =>
      orders.place(ada, {}, 'one-key').then(({ body }) => body.report?.reportNumber),
    );
    expect(new Set(numbers).size).toBe(1);
    expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([9, 1]);
  });

  it('RPT-4 nor does it for a visitor', async () => {
    const visit = newVisit();
    const numbers = await sentTwice(() =>
      new VisitorReports(api).make(visit, {}, 'one-key').then(({ body }) => body.data.report?.reportNumber),
    );
    expect(new Set(numbers).size).toBe(1);
    expect((await api.sql.query('select from anonymous_reports')).rowCount).toBe(1);
  });
});

describe('a supplier that is away', () => {
  it('RPT-1 does not keep a call that was answered before from its answer, and refuses a new one for now', async () => {
    const ada = await api.person();
    const orders = new ReportOrders(api);
    const first = await orders.place(ada, {}, 'one-key');
    api.properties.waitsFor = Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    api.properties.waitsFor.catch(() => {});
    expect(await orders.place(ada, {}, 'one-key')).toMatchObject({ status: 201, body: first.body });
    expect(await orders.place(ada, {}, 'another-key')).toMatchObject({ status: 503 });
    expect(await orders.place(ada, {})).toMatchObject({ status: 503 });
    expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([9, 1]);
  });
});

describe('a supplier that never answers', () => {
  it('RPT-1 is waited for no longer than the limit, for a report and for addresses, and the call may be sent again', async () => {
    const hasty = await ApiUnderTest.start(
      {},
      { supplierWait: 100, addressBook: () => new SilentAddresses() },
    );
    try {
      const ada = await hasty.person();
      const orders = new ReportOrders(hasty);
      hasty.properties.waitsFor = new Promise(() => {});
      expect(await orders.place(ada, {}, 'one-key')).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      const text = { as: ada, body: { text: 'bannock' } };
      const { status, headers } = await hasty.call('POST', '/address-suggestions', text);
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      hasty.properties.waitsFor = Promise.resolve();
      expect(await orders.place(ada, {}, 'one-key')).toMatchObject({ status: 201 });
      expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([9, 1]);
    } finally {
      await hasty.stop();
    }
  });

  it('PLAN-9 takes a payment once, when it has taken it and the call that is answered 503 is sent again', async () => {
    const payments = new SlowPayments();
    const hasty = await ApiUnderTest.start({}, { supplierWait: 100, payments });
    try {
      const ada = await hasty.person();
      const order = { as: ada, body: { details: planOrder() } };
      expect(await hasty.call('POST', '/code-report-plan', order)).toMatchObject({ status: 503 });
      payments.isSlow = false;
      expect(await hasty.call('POST', '/code-report-plan', order)).toMatchObject({
        body: { status: 'paid' },
      });
      expect(payments.taken).toHaveLength(1);
    } finally {
      await hasty.stop();
    }
  });
});

class SilentAddresses extends AddressBook {
  override suggest(): Promise<readonly FoundAddress[]> {
    return new Promise(() => {});
  }

  override async locate(): Promise<null> {
    return null;
  }
}

/** Takes the payment, and never says so while it is slow. */
class SlowPayments extends FakePayments {
  isSlow = true;

  override async pay(wish: PaymentWish): Promise<Payment> {
    const paid = await super.pay(wish);
    return this.isSlow ? new Promise(() => {}) : paid;
  }
}

/** Sends two calls at once, checks that neither holds a connection or lock while the supplier works, and returns both answers. */
async function sentTwice<Answered>(send: () => Promise<Answered>): Promise<readonly Answered[]> {
  let answer = () => {};
  api.properties.waitsFor = new Promise<void>((resolve) => (answer = resolve));
  const before = api.properties.asked;
  const sent = [send(), send()];
  while (api.properties.asked < before + 2) await new Promise(setImmediate);
  const { total, idle, waiting } = api.api.database.connections();
  expect({ inUse: total - idle, waiting }).toEqual({ inUse: 0, waiting: 0 });
  const { rows } = await api.sql.query(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  answer();
  const numbers = await Promise.all(sent);
  expect(numbers).not.toContain(undefined);
  return numbers;
}
