import { randomUUID } from 'node:crypto';
import type { Charge } from '@ridgeline/contract';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce, lockAwaited } from '../../testing/at-once.ts';
import { NEW_CARD, OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);

/** Of half price: in all, and for each person or team. */
async function coupon(maxUses: number | null, maxUsesOfHolder: number): Promise<string> {
  const id = `HALF-${randomUUID()}`;
  await api.sql.query(
    `insert into coupons (id, percent_hundredths, max_uses, max_uses_of_holder) values ($1, 5000, $2, $3)`,
    [id, maxUses, maxUsesOfHolder],
  );
  return id;
}

async function buyReport(as: Person, couponCode: string, card = NEW_CARD.id, total = 1450): Promise<string> {
  const order = { sku: 'report_residential', reportType: 'residential', total, couponCode };
  const details = { ...order, source: { type: 'new-card', id: card }, orderKey: randomUUID() };
  const { body } = await api.call<Charge>('POST', '/code-report', { as, body: { details } });
  return 'code' in body ? String(body.code) : body.status;
}

const lock = (id: string) => ['select from coupons where id = $1 for update', id] as const;
const paid = (answers: readonly string[]) => answers.filter((answer) => answer === 'paid').length;

describe('a coupon', () => {
  it('PLAN-9 of three uses is used by three of twenty people at once, and the others are told so', async () => {
    const id = await coupon(3, 1);
    const people = await Promise.all(Array.from({ length: 20 }, () => api.person()));
    const answers = await atOnce(
      api,
      lock(id),
      people.map((person) => () => buyReport(person, id)),
    );
    expect(paid(answers)).toBe(3);
    expect(new Set(answers)).toEqual(new Set(['paid', 'coupon-used-up']));
  });

  it('PLAN-9 of one use for each person is used once by twenty orders at once', async () => {
    const id = await coupon(null, 1);
    const ada = await api.person();
    const orders = Array.from({ length: 20 }, () => () => buyReport(ada, id));
    expect(paid(await atOnce(api, lock(id), orders))).toBe(1);
    expect(await buyReport(await api.person(), id)).toBe('paid');
  });

  it('PLAN-9 is given back by an order that was declined or replaced', async () => {
    const id = await coupon(1, 1);
    const ada = await api.person();
    expect(await buyReport(ada, id, 'pm_declined_1')).toBe('declined');
    const half = { couponCode: id, total: 3450 };
    await desk.buyPlanByBank(ada, planOrder({ ...half, source: { type: 'new-card', id: 'pm_bank_1' } }));
    expect(await buyReport(await api.person(), id)).toBe('coupon-used-up');
    expect((await desk.buyPlan(ada, planOrder(half))).body.status).toBe('paid');
    expect(await buyReport(ada, id)).toBe('coupon-used-up');
  });

  it('PLAN-9 that leaves less than the smallest payment leaves nothing to pay', async () => {
    const id = await coupon(null, 1);
    await api.sql.query('update coupons set percent_hundredths = null, amount_off = 2851 where id = $1', [
      id,
    ]);
    const ada = await api.person();
    expect(await buyReport(ada, id, NEW_CARD.id, 49)).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([]);
  });

  it('PLAN-9 that is put on a plan is used by that, once', async () => {
    const id = await coupon(1, 1);
    const [ada, mia] = [await api.person(), await api.person()];
    for (const person of [ada, mia]) await desk.buyPlan(person, planOrder());
    const put = async (as: Person) =>
      (await api.call('POST', '/plan-coupon', { as, body: { couponId: id } })).status;
    expect([await put(ada), await put(ada), await put(mia)]).toEqual([200, 200, 409]);
  });

  it.each([
    ['a trial', `sku = 'plan_trial', purchase_provider = null, price_monthly = null`],
    ['a free plan', `sku = 'plan_free', purchase_provider = null, price_monthly = null`],
    ['a plan that was removed', 'archived_at = now()'],
    ['a plan that was given away', 'purchase_provider = null'],
    ['a plan that the bank has ended', 'is_expired = true'],
  ])('PLAN-9 D PLAN-9.27 is not put on %s, and is left for what is bought', async (_, change) => {
    const id = await coupon(1, 1);
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder());
    await api.sql.query(`update subscriptions set ${change} where person_id = $1`, [ada.id]);
    const put = await api.call('POST', '/plan-coupon', { as: ada, body: { couponId: id } });
    expect([put.status, put.body['code']]).toEqual([409, 'coupon-without-bill']);
    expect(await buyReport(ada, id)).toBe('paid');
  });

  it('PLAN-9 D PLAN-9.27 is not put on a plan that was bought on Android, nor by a member', async () => {
    const id = await coupon(null, 1);
    const [ada, mia] = [await api.person(), await api.person()];
    await api.team(ada, [[mia, 'admin']]);
    await desk.buyPlan(ada, planOrder());
    const put = async (as: Person) => {
      const { status, body } = await api.call('POST', '/plan-coupon', { as, body: { couponId: id } });
      return [status, body['code']];
    };
    expect(await put(mia)).toEqual([403, 'order-not-owner']);
    await api.sql.query(
      `update subscriptions set platform = 'android', purchase_provider = 'google-play' where payer_id = $1`,
      [ada.id],
    );
    expect(await put(ada)).toEqual([409, 'order-bought-on-android']);
  });

  it('PLAN-9 is not put on a plan that ended while it was read', async () => {
    const id = await coupon(1, 1);
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder());
    const ends = await api.sql.connect();
    await ends.query('begin');
    await ends.query(
      `update subscriptions set archived_at = now(), revision = revision + 1 where person_id = $1`,
      [ada.id],
    );
    const putting = api.call('POST', '/plan-coupon', { as: ada, body: { couponId: id } });
    await lockAwaited(api);
    await ends.query('commit');
    ends.release();
    expect((await putting).body['code']).toBe('coupon-without-bill');
    expect(await buyReport(ada, id)).toBe('paid');
  });
});
