import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

const BY_BANK = { source: { type: 'new-card', id: 'pm_bank_1' } };

/** An order with another key for the holder's first plan purchase. */
const TURN_TAKEN = `insert into orders (person_id, key, request_hash, kind, sku, amount, holder, turn, created_at)
  values ($1, 'of before', '', 'plan', 'plan_essential', 6900, $2, 0, now() - $3::interval)`;

async function told(details: unknown): Promise<string> {
  const { body } = await desk.buyPlan(ada, details);
  return 'code' in body ? String(body.code) : body.status;
}

describe('orders of a plan, each with a key of its own', () => {
  it.each(['a person', 'a team'])('PLAN-1 PLAN-9 fifty at once for %s: one is charged', async (holder) => {
    const id = holder === 'a team' ? await api.team(ada, []) : ada.id;
    // All of them have read that there is no plan, and wait for the uncommitted order, which is rolled back.
    const answers = await atOnce(
      api,
      [TURN_TAKEN, ada.id, id, '0'],
      Array.from({ length: 50 }, () => () => told(planOrder())),
    );
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1);
    const others = new Set(answers.filter((answer) => answer !== 'paid'));
    expect(['order-underway', 'order-already-on-plan']).toEqual(expect.arrayContaining([...others]));
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect(await desk.billsOf(ada)).toHaveLength(1);
  });

  it('PLAN-9 wait for one whose answer was lost, which is paid once by its own key', async () => {
    const lost = planOrder();
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, lost);
    expect(await told(planOrder())).toBe('order-underway');
    expect(await told(lost)).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect(await told(planOrder())).toBe('order-already-on-plan');
    expect(await told(planOrder({ billing: 'annual', total: 69_000 - 6900 }))).toBe('paid');
  });

  it('PLAN-9 wait for one that was begun nine minutes ago, and not for one that was left eleven minutes ago', async () => {
    await api.sql.query(TURN_TAKEN, [ada.id, ada.id, '9 minutes']);
    expect(await told(planOrder())).toBe('order-underway');
    await api.sql.query(
      `update orders set created_at = created_at - interval '2 minutes' where person_id = $1`,
      [ada.id],
    );
    expect(await told(planOrder())).toBe('paid');
  });

  it('PLAN-9 wait for one that was left eleven minutes ago, when it was charged and the answer lost', async () => {
    const lost = planOrder();
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, lost);
    await api.sql.query(
      `update orders set created_at = created_at - interval '11 minutes' where person_id = $1`,
      [ada.id],
    );
    expect(await told(planOrder())).toBe('order-underway');
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect(await told(lost)).toBe('paid');
  });

  it('PLAN-9 replace one that was left eleven minutes ago while the bank was asked', async () => {
    const lost = planOrder(BY_BANK);
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, lost);
    await api.sql.query(
      `update orders set created_at = created_at - interval '11 minutes' where person_id = $1`,
      [ada.id],
    );
    expect(await told(planOrder())).toBe('paid');
    expect(await told(lost)).toBe('declined');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 replace one that waits for the bank, which can no longer charge', async () => {
    const waiting = planOrder(BY_BANK);
    const secret = await desk.buyPlanByBank(ada, waiting);
    expect(await told(planOrder())).toBe('paid');
    expect(() => api.payments.bankAnswers(secret, 'confirms')).toThrow('no payment waits');
    expect(await told(waiting)).toBe('declined');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 wait for one that the bank has confirmed', async () => {
    const confirmed = planOrder(BY_BANK);
    const secret = await desk.buyPlanByBank(ada, confirmed);
    api.payments.bankAnswers(secret, 'confirms');
    expect(await told(planOrder())).toBe('order-underway');
    expect(await told(confirmed)).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 do not wait for reports and add-ons', async () => {
    await api.sql.query(TURN_TAKEN, [ada.id, ada.id, '0']);
    expect((await desk.buyReport(ada)).body.status).toBe('paid');
  });
});
