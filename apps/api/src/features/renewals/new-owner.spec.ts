import { DAY } from '@ridgeline/core/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let mia: Person;
let tom: Person;
let team: string;
let due: number;

/** Mia's team pays by her card; Tom, who has saved a card of his own, becomes its owner. */
beforeEach(async () => {
  [mia, tom] = [await api.person(), await api.person()];
  team = await api.team(mia, [[tom, 'admin']]);
  await desk.buyPlan(mia, planOrder());
  due = await bills.endOfPeriod(mia);
  await api.call('POST', '/profile/payment_info', { as: tom, body: { source: 'pm_good_2' } });
  api.messages.sent.length = 0;
});

const handOver = () => api.sql.query('update teams set admin_id = $2 where id = $1', [team, tom.id]);
const choose = (source: string, as = tom) =>
  api.call('POST', '/profile/update_default_card', { as, body: { source } });
const payNow = async (as: Person) => (await api.call('POST', '/retry_payment', { as })).body['success'];
const mailed = ({ email }: Person) =>
  api.messages.sent.filter(({ to }) => to === email).map(({ purpose }) => purpose);
const needsPayer = async (as: Person) => (await desk.profileOf(as)).subscriptions[0]?.needs_payer;

describe('the plan of a team that has a new owner', () => {
  it('PLAN-9 charges no card of theirs until they choose one for it, and tells them what to do', async () => {
    await handOver();
    expect([await needsPayer(tom), await needsPayer(mia)]).toEqual([true, true]);
    await bills.moveTo(mia, due);
    expect([desk.takenFrom(mia), desk.takenFrom(tom)]).toEqual([[6900], []]);
    expect(mailed(tom)).toEqual(['payment-needs-owner']);
    expect(await bills.noticesOf(tom)).toEqual(['past_due_notice']);
    expect((await bills.planOf(tom)).declines).toBe(1);
    expect((await choose('pm_good_2')).status).toBe(200);
    expect(await needsPayer(tom)).toBe(false);
    await bills.moveTo(mia, due + DAY);
    expect([desk.takenFrom(mia), desk.takenFrom(tom)]).toEqual([[6900], [6900]]);
    expect((await bills.planOf(tom)).paidFrom?.getTime()).toBe(due);
    expect(await bills.noticesOf(tom)).toEqual([]);
  });

  it('PLAN-9 becomes the free one where they never choose', async () => {
    await handOver();
    for (const day of [0, 1, 3, 7]) await bills.moveTo(mia, due + day * DAY);
    expect((await bills.planOf(tom)).sku).toBe('plan_free');
    expect([desk.takenFrom(mia), desk.takenFrom(tom)]).toEqual([[6900], []]);
    expect(mailed(tom).at(-1)).toBe('plan-ended');
  });

  it('PLAN-9 is asked of them in the same way where its owner deletes their account', async () => {
    expect((await api.call('DELETE', '/v2/profile/', { as: mia })).status).toBeLessThan(300);
    await bills.moveTo(tom, due);
    expect([desk.takenFrom(tom), await needsPayer(tom)]).toEqual([[], true]);
  });

  it('PLAN-9 is paid by who paid it before, if the team comes back to them', async () => {
    await handOver();
    await api.sql.query('update teams set admin_id = $2 where id = $1', [team, mia.id]);
    await bills.moveTo(mia, due);
    expect(desk.takenFrom(mia)).toEqual([6900, 6900]);
  });

  it('PLAN-9 is theirs to pay once they have bought a plan for it, or paid now', async () => {
    await handOver();
    await desk.buyPlan(tom, planOrder({ billing: 'annual', total: 69_000 - 6900 }));
    expect(await needsPayer(tom)).toBe(false);
  });
});

describe('an older bill of a plan whose team has a new owner', () => {
  beforeEach(async () => {
    await api.call('POST', '/profile/payment_info', { as: mia, body: { source: 'pm_declined_1' } });
    await choose('pm_declined_1', mia);
    await bills.moveTo(mia, due);
    await handOver();
  });

  it('PLAN-9 is seen and paid by them, which is their word for the next', async () => {
    expect(await desk.billsOf(tom)).toMatchObject([{ amount: 6900, status: 'past-due' }]);
    expect(await payNow(tom)).toBe(true);
    expect(desk.takenFrom(tom)).toEqual([6900]);
    await api.doJobs();
    expect((await bills.planOf(tom)).paidFrom?.getTime()).toBe(due);
    expect(await desk.billsOf(mia)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect([await bills.noticesOf(mia), await needsPayer(tom)]).toEqual([[], false]);
    await bills.moveTo(mia, await bills.endOfPeriod(mia));
    expect(desk.takenFrom(tom)).toEqual([6900, 6900]);
  });

  it('PLAN-9 that their card declines stays due, and is no consent', async () => {
    await api.call('POST', '/profile/payment_info', { as: tom, body: { source: 'pm_declined_2' } });
    await api.sql.query(`update payment_customers set default_card = 'pm_declined_2' where person_id = $1`, [
      tom.id,
    ]);
    expect(await payNow(tom)).toBe(false);
    expect(await desk.billsOf(mia)).toMatchObject([{ status: 'past-due' }, { status: 'paid' }]);
    expect(await needsPayer(tom)).toBe(true);
  });

  it.each(['removed', 'replaced'])('PLAN-9 is void for its former owner once the plan is %s', async (how) => {
    if (how === 'removed') await api.call('DELETE', '/code-report-plan', { as: tom });
    else await desk.buyPlan(tom, planOrder({ billing: 'annual', total: 69_000 }));
    expect(await desk.billsOf(mia)).toMatchObject([{ status: 'void' }, { status: 'paid' }]);
    expect(await bills.noticesOf(mia)).toEqual([]);
  });

  it('PLAN-9 is nothing to a member who does not own the team', async () => {
    const ann = await api.person();
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'admin')`, [
      team,
      ann.id,
    ]);
    expect(await desk.billsOf(ann)).toEqual([]);
    expect(await payNow(ann)).toBe(false);
  });
});
