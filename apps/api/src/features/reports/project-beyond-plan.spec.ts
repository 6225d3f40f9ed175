import type { Charge } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { NEW_CARD, OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const orders = new ReportOrders(api);

const report = { sku: 'report_residential', reportType: 'residential' };
const priceFor = async (as: Person, state: string | null) =>
  (await desk.estimate(as, { type: 'report', ...report, state })).body.total;

async function buy(as: Person, state: string, total: number) {
  const details = { ...report, state, total, source: NEW_CARD, orderKey: randomUUID() };
  const { body } = await api.call<Charge>('POST', '/code-report', { as, body: { details } });
  if (body.status !== 'paid') throw new Error(body.status);
  return { orderId: body.receipt.order_id, sku: report.sku };
}

describe('a project beyond the number of a plan', () => {
  it('PLAN-7 PLAN-8 is bought at the price of the plan, and made of a property in the state that it was bought for', async () => {
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder({ variant: 'one_state', state: 'co', total: 4900 }));
    await orders.useUp(ada);
    expect([await priceFor(ada, 'co'), await priceFor(ada, 'ia'), await priceFor(ada, null)]).toEqual([
      500, 2900, 2900,
    ]);
    const purchaseObject = await buy(ada, 'co', 500);
    const elsewhere = { purchaseObject, address: '1007 E Grand Ave, Des Moines, IA 50319' };
    expect(await orders.place(ada, elsewhere)).toMatchObject({
      status: 409,
      body: { code: 'purchase-unusable' },
    });
    expect((await orders.place(ada, { purchaseObject })).status).toBe(201);
    expect(desk.takenFrom(ada)).toEqual([4900, 500]);
  });

  it('PLAN-7 costs the list price for a member, and for whoever pays no plan', async () => {
    const [owner, member, nobody] = [await api.person(), await api.person(), await api.person()];
    await api.team(owner, [[member, 'member']]);
    await desk.buyPlan(owner, planOrder());
    for (const one of [owner, member, nobody]) await orders.useUp(one);
    expect([await priceFor(owner, 'co'), await priceFor(member, 'co'), await priceFor(nobody, 'co')]).toEqual(
      [500, 2900, 2900],
    );
  });
});
