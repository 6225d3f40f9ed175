import { DAY } from '@ridgeline/core/shared';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
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
  api.messages.sent.length = 0;
});

const mailed = ({ email }: Person) =>
  api.messages.sent.filter(({ to }) => to === email).map(({ purpose }) => purpose);

/** The plans that were ordered for the end of a person's trial, or for that of the team they own. */
async function plannedFor({ id }: Person): Promise<readonly string[]> {
  const { rows } = await api.sql.query<{ sku: string }>(
    `select planned.sku from planned_plans planned join subscriptions kept on kept.id = planned.subscription_id
     left join teams team on team.id = kept.team_id where $1 in (kept.person_id, team.admin_id)`,
    [id],
  );
  return rows.map(({ sku }) => sku);
}

/** The card in use now behaves like this one. */
async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}

describe('a plan that was ordered for the end of a trial', () => {
  let begins: number;

  beforeEach(async () => {
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [ada.id]);
    const later = planOrder({ payUpFront: false });
    expect((await desk.buyPlan(ada, later)).body.status).toBe('paid');
    const { rows } = await api.sql.query<{ at: Date }>(
      `select begins_at as at from planned_plans join subscriptions kept on kept.id = subscription_id
       where kept.person_id = $1`,
      [ada.id],
    );
    begins = rows[0]?.at.getTime() ?? Number.NaN;
  });

  it('PLAN-8 is charged when it begins, once, at the price of its order', async () => {
    await api.sql.query(
      `update product_prices set amount = 9900 where sku = 'plan_essential' and amount = 6900`,
    );
    await bills.moveTo(ada, begins - 1);
    expect((await bills.planOf(ada)).sku).toBe('plan_trial');
    await bills.moveTo(ada, begins);
    await bills.renew();
    await api.sql.query(
      `update product_prices set amount = 6900 where sku = 'plan_essential' and amount = 9900`,
    );
    expect(desk.takenFrom(ada)).toEqual([6900]);
    const plan = await bills.planOf(ada);
    expect([plan.sku, plan.paidFrom?.getTime()]).toEqual(['plan_essential', begins]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([6900, 6900]);
  });

  it('PLAN-8 is tried again where the card is declined, and given up then: the trial is over', async () => {
    await useCard('pm_declined_1');
    for (const day of [0, 1, 3, 7, 30]) await bills.moveTo(ada, begins + day * DAY);
    expect((await bills.planOf(ada)).sku).toBe('plan_trial');
    expect(mailed(ada).filter((purpose) => purpose !== 'trial-over')).toEqual([
      'payment-declined',
      'payment-declined',
      'payment-declined',
      'plan-ended',
    ]);
    expect(desk.takenFrom(ada)).toEqual([]);
    const { rows } = await api.sql.query('select from planned_plans where sku = $1', ['plan_essential']);
    expect(rows).toEqual([]);
  });

  it('PLAN-8 PLAN-9 keeps its coupon and its day, also if its payment is settled by another job', async () => {
    const code = `ALWAYS-${randomUUID()}`;
    await api.sql.query(
      `insert into coupons (id, percent_hundredths, duration) values ($1, 5000, 'forever')`,
      [code],
    );
    await desk.buyPlan(ada, planOrder({ payUpFront: false, couponCode: code, total: 3450 }));
    api.payments.losesAnswer = true;
    api.payments.age = DAY;
    await bills.moveTo(ada, begins + 1000);
    await api.sql.query(`delete from pgboss.job where name = 'renew-plan'`);
    await api.sql.query(`insert into pgboss.job (name) values ('reconcile-payments')`);
    await api.doJobs();
    api.payments.age = 0;
    expect((await bills.planOf(ada)).paidFrom?.getTime()).toBe(begins);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    expect(desk.takenFrom(ada)).toEqual([3450, 3450]);
  });

  it('PLAN-8 for a member begins for themselves, and leaves the plan alone that their team has ordered', async () => {
    const boss = await api.person();
    await api.team(boss, [[ada, 'member']], 'plan_trial');
    await desk.buyPlan(boss, planOrder({ payUpFront: false }));
    await api.sql.query('update subscriptions set test_clock_at = $2 where person_id = $1', [
      ada.id,
      new Date(begins),
    ]);
    await bills.renew();
    expect(await plannedFor(boss)).toEqual(['plan_essential']);
    expect([desk.takenFrom(ada), desk.takenFrom(boss)]).toEqual([[6900], []]);
    const { rows } = await api.sql.query<{ sku: string; is_planned: boolean }>(
      `select kept.sku, exists (select from planned_plans where subscription_id = kept.id) as is_planned
       from subscriptions kept where person_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([{ sku: 'plan_essential', is_planned: false }]);
  });

  it('PLAN-8 by a former owner of the team is given up, and its owner is told', async () => {
    const [mia, tom] = [await api.person(), await api.person()];
    const team = await api.team(mia, [[tom, 'admin']], 'plan_trial');
    await desk.buyPlan(mia, planOrder({ payUpFront: false }));
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
    await bills.moveTo(tom, begins + DAY);
    expect([desk.takenFrom(mia), desk.takenFrom(tom)]).toEqual([[], []]);
    expect((await bills.planOf(tom)).sku).toBe('plan_trial');
    expect(await plannedFor(tom)).toEqual([]);
    expect(mailed(tom)).toContain('plan-not-begun');
  });

  it('PLAN-8 by somebody who was handed a team with a plan since is given up', async () => {
    const boss = await api.person();
    const team = await api.team(boss, [[ada, 'admin']]);
    await desk.buyPlan(boss, planOrder({ billing: 'annual', total: 69_000 }));
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, ada.id]);
    await api.sql.query('update subscriptions set test_clock_at = $2 where person_id = $1', [
      ada.id,
      new Date(begins),
    ]);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([]);
    expect(await plannedFor(ada)).toEqual([]);
    expect(mailed(ada)).toContain('plan-not-begun');
  });
});
