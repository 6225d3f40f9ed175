import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
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
