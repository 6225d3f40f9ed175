import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { type Person, TEAM_PLAN } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let boss: Person;
let mia: Person;
let team: string;

/** Two are on the team, Mia is invited, and the Essential plan has two seats. */
beforeEach(async () => {
  await api.sql.query(`update plans set seats = 2 where sku = 'plan_essential'`);
  [boss, mia] = [await api.person(), await api.person()];
  team = await api.team(boss, [[await api.person(), 'member']], TEAM_PLAN);
  await api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'member')`, [
    team,
    mia.email,
  ]);
});

const accept = async () => {
  const { status } = await api.call('POST', `/teams/${team}/invites/answer`, {
    as: mia,
    body: { answer: 'accepted' },
  });
  return status === 204 ? 'joined' : 'refused';
};
const buy = async (change: Record<string, unknown> = {}) => {
  const { body } = await desk.buyPlan(boss, planOrder(change));
  return 'code' in body ? String(body.code) : body.status;
};

async function members(): Promise<number> {
  const { rowCount } = await api.sql.query('select from team_members where team_id = $1', [team]);
  return rowCount ?? 0;
}

describe('D PLAN-10.4 a team that buys a plan with fewer seats while somebody joins it', () => {
  it('PLAN-10 at the same moment: either the plan is bought or the member joins', async () => {
    const outcomes = await atOnce(
      api,
      ['select from teams where id = $1 for update', team],
      [() => buy(), accept],
    );
    expect([
      ['paid', 'refused'],
      ['order-too-few-seats', 'joined'],
    ]).toContainEqual(outcomes);
    expect((await bills.planOf(boss)).sku === 'plan_essential').toBe((await members()) === 2);
  });

  it('PLAN-10 while the bank is asked: nobody takes a seat that the plan does not have', async () => {
    const secret = await desk.buyPlanByBank(
      boss,
      planOrder({ source: { type: 'new-card', id: 'pm_bank_1' }, orderKey: `bank of ${boss.id}` }),
    );
    expect(await accept()).toBe('refused');
    api.payments.bankAnswers(secret, 'confirms');
    const again = { source: { type: 'new-card', id: 'pm_bank_1' }, orderKey: `bank of ${boss.id}` };
    expect([await buy(again), await members()]).toEqual(['paid', 2]);
  });

  it('PLAN-10 after the bank refused: the seats are those of the plan before', async () => {
    const secret = await desk.buyPlanByBank(
      boss,
      planOrder({ source: { type: 'new-card', id: 'pm_bank_2' }, orderKey: `refused ${boss.id}` }),
    );
    api.payments.bankAnswers(secret, 'refuses');
    await buy({ source: { type: 'new-card', id: 'pm_bank_2' }, orderKey: `refused ${boss.id}` });
    expect(await accept()).toBe('joined');
  });

  it('PLAN-8 PLAN-10 for the end of its trial: it keeps to the seats of the plan it has ordered, until that is taken back', async () => {
    await api.sql.query(`update subscriptions set sku = 'plan_trial' where team_id = $1`, [team]);
    expect(await buy({ payUpFront: false })).toBe('paid');
    expect(await accept()).toBe('refused');
    const { body } = await api.call<{ planned: { order_id: string } }>('GET', '/code-report-plan/planned', {
      as: boss,
    });
    await api.call('DELETE', `/code-report-plan/planned/${body.planned.order_id}`, { as: boss });
    expect(await accept()).toBe('joined');
  });
});
