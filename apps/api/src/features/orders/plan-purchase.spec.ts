import type { Subscription } from '@ridgeline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { ESSENTIAL, OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { peopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

describe('a plan that is bought', () => {
  it('PLAN-1 PLAN-4 gives what it gives from then on', async () => {
    await desk.buyPlan(ada, planOrder());
    const { body } = await api.call('GET', '/codeReports/profile/limits', { as: ada });
    expect(body['quick_view']).toEqual({ allocation: 15, available: 15 });
  });

  it.each([
    ['2026-03-16T12:00:00Z', -1500],
    ['2026-04-16T12:00:00Z', null],
  ])('PLAN-9 at %s credits what was paid for the unused time, and no unpaid period', async (at, credit) => {
    await api.sql.query(
      `insert into subscriptions (person_id, sku, variant, price_monthly, state, billing_cycle_anchor, current_period_end,
         paid_amount, paid_from, paid_until, test_clock_at)
       values ($1, 'plan_essential', 'national', 6900, null, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z',
         3000, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', $2)`,
      [ada.id, at],
    );
    const { body } = await desk.estimate(ada, { type: 'plan', ...ESSENTIAL, billing: 'annual' });
    const words = { title: 'Essential', title_es: 'Esencial' };
    const unused = credit === null ? [] : [{ type: 'unused-time', ...words, amount: credit }];
    expect(body.lines).toEqual([{ type: 'item', ...words, amount: 69_000 }, ...unused]);
    expect(body.total).toBe(69_000 + (credit ?? 0));
  });

  it('PLAN-9 with a coupon is credited at what it cost, however often it is changed', async () => {
    await api.sql.query(
      `insert into coupons (id, percent_hundredths) values ('ALMOST', 9600) on conflict do nothing`,
    );
    await desk.buyPlan(ada, planOrder({ couponCode: 'ALMOST', total: 276 }));
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 - 276 }));
    const pro = { sku: 'plan_23_q2_0003', total: 149_000 - 69_000, billing: 'annual' };
    expect((await desk.buyPlan(ada, planOrder(pro))).body.status).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([276, 68_724, 80_000]);
    const { rows } = await api.sql.query(
      `select sku, paid_amount from subscriptions where person_id = $1
         or team_id in (select team_id from team_members where person_id = $1)`,
      [ada.id],
    );
    expect(rows).toEqual([{ sku: 'plan_23_q2_0003', paid_amount: 149_000 }]);
  });

  it('PLAN-4 fills up no allowance, and loses no add-on', async () => {
    await desk.buyPlan(ada, planOrder());
    await desk.buyAddOn(ada, 'add_on_quick_view', 3900);
    await api.sql.query(
      `update usage_counts set quick_views = 12, allowed_quick_views = 25 where person_id = $1`,
      [ada.id],
    );
    const before = await limitsOf(ada);
    expect(before['quick_view']).toEqual({ allocation: 25, available: 13 });
    const total = 69_000 - 6900;
    expect((await desk.buyPlan(ada, planOrder({ billing: 'annual', total }))).body.status).toBe('paid');
    expect(await limitsOf(ada)).toEqual(before);
    await desk.buyPlan(ada, planOrder({ sku: 'plan_23_q2_0003', billing: 'annual', total: 80_000 }));
    expect((await limitsOf(ada))['quick_view']).toEqual({ allocation: 40, available: 28 });
  });

  it('PLAN-4 of a team keeps what each member has used, and the add-ons of a trial that none has used', async () => {
    const mia = await api.person();
    await api.team(ada, [[mia, 'member']], 'plan_trial');
    await desk.buyAddOn(ada, 'add_on_weather', 1900);
    await desk.buyPlan(ada, planOrder());
    expect((await limitsOf(ada))['weather']).toEqual({ allocation: 6, available: 6 });
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'monthly', now(), 7, 15)`,
      [mia.id],
    );
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 - 6900 }));
    expect((await limitsOf(mia))['quick_view']).toEqual({ allocation: 15, available: 8 });
  });

  it('PAUSE-4 PAUSE-9 while payments are paused ends the pause, which stays that of its year', async () => {
    await desk.buyPlan(ada, planOrder());
    await api.sql.query(
      `update subscriptions set paused_at = now() - interval '20 days', pause_active_at = now() - interval '1 day',
         resumes_at = now() + interval '30 days', paid_until = now(), paid_from = now() - interval '1 month'
       where person_id = $1`,
      [ada.id],
    );
    const state = { variant: 'one_state', state: 'co', total: 4900 };
    expect((await desk.buyPlan(ada, planOrder(state))).body.status).toBe('paid');
    const pause = await api.call('POST', '/code-report-plan/pause', { as: ada, body: { durationMonths: 1 } });
    expect(pause.body['code']).toBe('pause-paused-within-12-months');
  });

  it('PLAN-1 PLAN-9 is changed for another the moment after', async () => {
    await desk.buyPlan(ada, planOrder());
    const { total } = (await desk.estimate(ada, { type: 'plan', ...ESSENTIAL, billing: 'annual' })).body;
    expect(total).toBe(69_000 - 6900);
    expect((await desk.buyPlan(ada, planOrder({ billing: 'annual', total }))).body.status).toBe('paid');
  });

  it('PLAN-8 in a trial is charged when the trial ends, or at once', async () => {
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [ada.id]);
    const later = (await desk.estimate(ada, { type: 'plan', ...ESSENTIAL, payUpFront: false })).body;
    expect(Date.parse(later.charged_at) - Date.parse(later.estimated_at)).toBeGreaterThan(13 * 86_400_000);
    const { body } = await desk.buyPlan(ada, planOrder({ payUpFront: false }));
    expect(body).toMatchObject({ status: 'paid', receipt: { amount: 0 } });
    expect(desk.takenFrom(ada)).toEqual([]);
    // D PLAN-8.3
    expect((await desk.profileOf(ada)).subscriptions.map(({ sku }) => sku)).toEqual(['plan_trial']);
    const { rows } = await api.sql.query<{ sku: string; begins_at: Date }>(
      `select planned.sku, planned.begins_at from planned_plans planned
       join subscriptions trial on trial.id = planned.subscription_id where trial.person_id = $1`,
      [ada.id],
    );
    expect(rows).toMatchObject([{ sku: 'plan_essential' }]);
    expect(Number(rows[0]?.begins_at)).toBe(Date.parse(later.charged_at));
    await desk.buyPlan(ada, planOrder());
    expect(desk.takenFrom(ada)).toEqual([6900]);
    expect((await desk.profileOf(ada)).subscriptions.map(({ sku }) => sku)).toEqual(['plan_essential']);
  });

  it.each([
    ['SPRING', 'once', null],
    ['YEARS', 'forever', 'YEARS'],
  ])(
    'PLAN-1 PLAN-9 with the coupon %s costs less, and it stays while it lasts: %s',
    async (code, lasts, stays) => {
      await api.sql.query(
        `insert into coupons (id, percent_hundredths, duration) values ($1, 2500, $2) on conflict do nothing`,
        [code, lasts],
      );
      await desk.buyPlan(ada, planOrder({ couponCode: code, total: 5175 }));
      expect(desk.takenFrom(ada)).toEqual([5175]);
      const { rows } = await api.sql.query('select coupon_id from subscriptions where person_id = $1', [
        ada.id,
      ]);
      expect(rows).toEqual([{ coupon_id: stays }]);
    },
  );

  it('PLAN-9 cannot be bought again, and one that was bought on Android is changed there', async () => {
    await desk.buyPlan(ada, planOrder());
    expect((await desk.buyPlan(ada, planOrder())).body).toMatchObject({ code: 'order-already-on-plan' });
    await api.sql.query(`update subscriptions set platform = 'android' where person_id = $1`, [ada.id]);
    const annual = planOrder({ billing: 'annual', total: 69_000 });
    expect((await desk.buyPlan(ada, annual)).body).toMatchObject({ code: 'order-bought-on-android' });
  });

  it('PLAN-1 TEAM-1 of a team plan creates a team for a buyer without one, who owns it', async () => {
    const team = { sku: 'plan_23_q2_0003', total: 14_900 };
    const charge = (await desk.buyPlan(ada, planOrder(team))).body;
    expect(charge).toMatchObject({ receipt: { bought: { plan: { type: 'paid-team-plan' } } } });
    const profile = await desk.profileOf(ada);
    expect(profile.team).toMatchObject({ admin_id: profile.userId, name: 'Ada Marsh' });
    expect(profile.subscriptions.map(({ sku }: Subscription) => sku)).toEqual(['plan_23_q2_0003']);
  });

  it('PLAN-9 TEAM-1 is the owner’s to buy; a single report is anyone’s but a viewer’s', async () => {
    const people = await peopleOfATeam(api);
    for (const standing of ['admin', 'member', 'viewer'] as const) {
      const refused = await api.call('POST', '/code-report-plan', {
        as: people[standing],
        body: { details: planOrder() },
      });
      expect([refused.status, refused.body['code']]).toEqual([403, 'order-not-owner']);
    }
    expect((await desk.buyReport(people.viewer)).status).toBe(403);
    expect((await desk.buyReport(people.member)).body.status).toBe('paid');
    expect((await desk.buyPlan(people.owner, planOrder())).body.status).toBe('paid');
    expect((await desk.profileOf(people.member)).subscriptions.map(({ sku }) => sku)).toEqual([
      'plan_essential',
    ]);
  });
});

async function limitsOf(as: Person) {
  return (await api.call('GET', '/codeReports/profile/limits', { as })).body;
}

describe('a plan that waits for the bank', () => {
  it('PLAN-1 TEAM-1 never becomes that of a team its buyer has joined meanwhile', async () => {
    const people = await peopleOfATeam(api);
    const details = planOrder({ source: { type: 'new-card', id: 'pm_bank_2' } });
    const secret = await desk.buyPlanByBank(people.nobody, details);
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'member')`, [
      people.team,
      people.nobody.id,
    ]);
    api.payments.bankAnswers(secret, 'confirms');
    expect((await desk.buyPlan(people.nobody, details)).body.status).toBe('paid');
    const plansOf = async (person: Person) =>
      (await desk.profileOf(person)).subscriptions.map(({ sku }) => sku);
    expect(await plansOf(people.owner)).toEqual([TEAM_PLAN]);
    expect(await plansOf(people.nobody)).toEqual([TEAM_PLAN, 'plan_essential']);
  });
});
