import type { PlannedPlan } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import { DAY } from '@ridgeline/core/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { lockAwaited } from '../../testing/at-once.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

type Told = { readonly planned: PlannedPlan | null; readonly code?: string };
const told = async (as: Person) =>
  (await api.call<Told>('GET', '/code-report-plan/planned', { as })).body.planned;
const takeBack = (as: Person, orderId: string) =>
  api.call<Told>('DELETE', `/code-report-plan/planned/${orderId}`, { as });

async function onTrial(): Promise<Person> {
  const person = await api.person();
  await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [person.id]);
  return person;
}

async function ordered(as: Person, change: Record<string, unknown> = {}): Promise<PlannedPlan> {
  expect((await desk.buyPlan(as, planOrder({ payUpFront: false, ...change }))).body.status).toBe('paid');
  const planned = await told(as);
  if (planned === null) throw new Error('nothing is planned');
  return planned;
}

/** Without the jobs that are due then. */
const moveClock = ({ id }: Person, at: number) =>
  api.sql.query(`update subscriptions set test_clock_at = $2 where person_id = $1`, [id, new Date(at)]);
const beginOf = ({ estimate }: PlannedPlan) => Date.parse(estimate.charged_at);

async function couponOf(change = { percent: 5000, uses: 1 }): Promise<string> {
  const code = `HALF-${randomUUID()}`;
  await api.sql.query(`insert into coupons (id, percent_hundredths, max_uses) values ($1, $2, $3)`, [
    code,
    change.percent,
    change.uses,
  ]);
  return code;
}

beforeEach(async () => {
  ada = await onTrial();
});

describe('a plan that is ordered for the end of a trial', () => {
  it('PLAN-8 D PLAN-8.4 is told with its day, and with what is charged then: the price less the coupon, with the tax', async () => {
    await api.sql.query(`update people set company_state = 'tx' where id = $1`, [ada.id]);
    await api.sql.query(`insert into tax_rates (state, rate) values ('tx', 100000)`);
    const couponCode = await couponOf();
    const planned = await ordered(ada, { couponCode, total: 3795 });
    await bills.moveTo(ada, beginOf(planned));
    await api.sql.query(`delete from tax_rates`);
    expect(planned).toMatchObject({
      sku: 'plan_essential',
      title: 'Essential',
      title_es: 'Esencial',
      option: 'national',
      billingPeriod: 'monthly',
      estimate: { discount: 3450, tax: 345, total: 3795, coupon: { id: couponCode } },
      retry_at: null,
    });
    expect(Math.abs(beginOf(planned) - Date.now() - 14 * DAY)).toBeLessThan(DAY);
    expect(desk.takenFrom(ada)).toEqual([3795]);
    expect(await told(ada)).toBeNull();
  });

  it('PLAN-8 D PLAN-9.19 of one state is charged the tax of that state, as it was told', async () => {
    await api.sql.query(`insert into tax_rates (state, rate) values ('tx', 100000)`);
    const planned = await ordered(ada, { variant: 'one_state', state: 'tx', total: 5390 });
    await bills.moveTo(ada, beginOf(planned));
    await api.sql.query(`delete from tax_rates`);
    expect([planned.estimate.total, desk.takenFrom(ada)]).toEqual([5390, [5390]]);
  });

  it('PLAN-8 is told to nobody else: neither to a member of the team, nor to its former owner', async () => {
    const [boss, tom] = [await api.person(), await api.person()];
    const team = await api.team(boss, [[tom, 'admin']], 'plan_trial');
    const { order_id } = await ordered(boss);
    expect(await told(tom)).toBeNull();
    expect((await takeBack(tom, order_id)).status).toBe(404);
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
    expect([await told(boss), await told(tom)]).toEqual([null, null]);
  });
});

describe('D PLAN-8.4 taking its order back', () => {
  it('PLAN-8 charges nothing, gives the coupon back, and is the same when it is done twice', async () => {
    const mia = await onTrial();
    const couponCode = await couponOf();
    const planned = await ordered(ada, { couponCode, total: 3450 });
    expect((await takeBack(ada, planned.order_id)).body).toEqual({ planned: null });
    expect((await takeBack(ada, planned.order_id)).body).toEqual({ planned: null });
    await bills.moveTo(ada, beginOf(planned) + DAY);
    expect([desk.takenFrom(ada), (await bills.planOf(ada)).sku]).toEqual([[], 'plan_trial']);
    expect((await ordered(mia, { couponCode, total: 3450 })).estimate.total).toBe(3450);
  });

  it('PLAN-8 is possible while a declined payment waits to be tried again', async () => {
    const planned = await ordered(ada, { source: { type: 'new-card', id: 'pm_declined_1' } });
    const begins = beginOf(planned);
    await bills.moveTo(ada, begins);
    expect(Date.parse((await told(ada))?.retry_at ?? '')).toBe(begins + DAY);
    expect((await takeBack(ada, planned.order_id)).body).toEqual({ planned: null });
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_good_2' } });
    await api.call('POST', '/profile/update_default_card', { as: ada, body: { source: 'pm_good_2' } });
    for (const day of [1, 3, 7]) await bills.moveTo(ada, begins + day * DAY);
    expect(desk.takenFrom(ada)).toEqual([]);
  });

  it('PLAN-8 is refused while it is being charged, and once it has begun', async () => {
    const planned = await ordered(ada);
    // The answer of the provider is lost: nobody knows yet whether it was charged.
    api.payments.losesAnswer = true;
    await bills.moveTo(ada, beginOf(planned));
    expect(await takeBack(ada, planned.order_id)).toMatchObject({
      status: 409,
      body: { code: 'planned-plan-charging' },
    });
    await api.sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect(await takeBack(ada, planned.order_id)).toMatchObject({
      status: 409,
      body: { code: 'planned-plan-begun' },
    });
    expect((await bills.planOf(ada)).sku).toBe('plan_essential');
  });

  it('PLAN-8 of an order that another has replaced leaves that one alone, and tells it', async () => {
    const first = await ordered(ada);
    const second = await ordered(ada, { billing: 'annual', total: 69_000 });
    expect(second.order_id).not.toBe(first.order_id);
    expect((await takeBack(ada, first.order_id)).body.planned?.order_id).toBe(second.order_id);
    await bills.moveTo(ada, beginOf(second));
    expect(desk.takenFrom(ada)).toEqual([69_000]);
  });

  it.each(['the job', 'the person'])(
    'PLAN-8 and the job that charges it, at the same moment: one of the two wins, and never both: first %s',
    async (first) => {
      const planned = await ordered(ada);
      await moveClock(ada, beginOf(planned));
      const calls: (() => Promise<unknown>)[] = [() => bills.renew(), () => takeBack(ada, planned.order_id)];
      if (first === 'the person') calls.reverse();
      const holder = await api.sql.connect();
      await holder.query('begin');
      await holder.query('select from planned_plans where order_id = $1 for update', [planned.order_id]);
      const ended: Promise<unknown>[] = [];
      for (const call of calls) {
        ended.push(call());
        await lockAwaited(api, ended.length, ended.at(-1));
      }
      await holder.query('rollback');
      holder.release();
      await Promise.all(ended);
      const again = await takeBack(ada, planned.order_id);
      const charged = desk.takenFrom(ada);
      expect([
        [200, [], 'plan_trial'],
        [409, [6900], 'plan_essential'],
      ]).toContainEqual([again.status, charged, (await bills.planOf(ada)).sku]);
      expect(charged).toEqual(first === 'the job' ? [6900] : []);
      expect(await told(ada)).toBeNull();
    },
  );

  it('PLAN-8 D PLAN-9.15 that another plan replaces after the job has read it: the replaced one is not charged', async () => {
    const planned = await ordered(ada);
    await moveClock(ada, beginOf(planned));
    const first = await api.sql.connect();
    await first.query('begin');
    await first.query('select from planned_plans where order_id = $1 for update', [planned.order_id]);
    const renewing = bills.renew();
    await lockAwaited(api, 1, renewing);
    // As the order of another plan does for the same trial.
    await first.query(
      `insert into orders (id, person_id, key, request_hash, kind, sku, amount, standing, paid_at, wish, bought, holder, turn)
       select gen_random_uuid(), person_id, 'another', '', kind, sku, amount, standing, now(), wish, bought, holder, turn + 1
       from orders where id = $1`,
      [planned.order_id],
    );
    await first.query(
      `update planned_plans set order_id = (select id from orders where person_id = $1 and key = 'another') where order_id = $2`,
      [ada.id, planned.order_id],
    );
    await first.query('commit');
    first.release();
    await renewing;
    expect(desk.takenFrom(ada)).toEqual([]);
    await bills.renew();
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect((await takeBack(ada, planned.order_id)).body).toEqual({ planned: null });
  });
});
