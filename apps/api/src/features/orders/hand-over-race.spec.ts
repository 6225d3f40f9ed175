import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { lockAwaited } from '../../testing/at-once.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;
let tom: Person;
let team: string;

/** Ada's team is on the monthly plan; Tom is a member of it. */
beforeEach(async () => {
  [ada, tom] = [await api.person(), await api.person()];
  team = await api.team(ada, [[tom, 'admin']]);
  await desk.buyPlan(ada, planOrder());
});

const A_YEAR = 69_000 - 6900;
const yearly = () => planOrder({ billing: 'annual', total: A_YEAR });
const handOver = () => api.call('POST', '/members/changeowner', { as: ada, body: { newAdminId: tom.id } });
const HAND_OVER = 'update teams set admin_id = $2 where id = $1';

const refundedTo = ({ id }: Person) =>
  api.payments.refunded.filter(({ customer }) => customer === `cus_${id}`).map(({ amount }) => amount);

async function ofTeam() {
  const { rows } = await api.sql.query(
    `select kept.paid_amount as worth, kept.payer_id = $2 as "paidByAda", team.admin_id = $2 as "ownedByAda"
     from subscriptions kept join teams team on team.id = kept.team_id where team.id = $1`,
    [team, ada.id],
  );
  return rows[0];
}

async function ordersOf({ id }: Person): Promise<string> {
  const { rows } = await api.sql.query<{ standing: string }>(
    'select standing from orders where person_id = $1 order by created_at',
    [id],
  );
  return rows.map(({ standing }) => standing).join();
}

describe('a team that is handed over while its owner pays for its plan', () => {
  it('PLAN-9 D PLAN-9.26 before the payment is stored: the plan stays as it is, and the payment is given back', async () => {
    const first = await api.sql.connect();
    await first.query('begin');
    await first.query(HAND_OVER, [team, tom.id]);
    const paying = desk.buyPlan(ada, yearly());
    await lockAwaited(api, 1, paying);
    await first.query('commit');
    first.release();
    expect((await paying).body.status).toBe('declined');
    expect(await ofTeam()).toEqual({ worth: 6900, paidByAda: true, ownedByAda: false });
    await api.doJobs();
    expect([await ordersOf(ada), refundedTo(ada)]).toEqual(['paid,declined', [A_YEAR]]);
  });

  it('PLAN-9 D PLAN-9.26 after the payment is stored: the plan is the one that was paid, and its new owner is asked to pay the next', async () => {
    const first = await api.sql.connect();
    await first.query('begin');
    // The statement that stores the payment has begun, and waits for the plan that it changes.
    await first.query('select from subscriptions where team_id = $1 for update', [team]);
    const paying = desk.buyPlan(ada, yearly());
    await lockAwaited(api);
    const handing = handOver();
    await lockAwaited(api, 2, handing);
    await first.query('commit');
    first.release();
    expect([(await paying).body.status, (await handing).status]).toEqual(['paid', 200]);
    expect(await ofTeam()).toEqual({ worth: 69_000, paidByAda: true, ownedByAda: false });
    expect((await desk.profileOf(tom)).subscriptions[0]?.needs_payer).toBe(true);
    await api.doJobs();
    expect(refundedTo(ada)).toEqual([]);
  });

  it('PLAN-9 D PLAN-9.26 to somebody who pays for a plan of their own: their team keeps its plan, and theirs is given back', async () => {
    // Their order waits to be stored, as the first of its turn, and is not paid yet.
    const lee = await api.person();
    const rival = await api.sql.connect();
    await rival.query('begin');
    await rival.query(
      `insert into orders (person_id, key, request_hash, kind, sku, amount, holder, turn)
       values ($1, 'another', '', 'plan', 'plan_essential', 6900, $1, 0)`,
      [lee.id],
    );
    const paying = desk.buyPlan(lee, planOrder());
    await lockAwaited(api, 1, paying);
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'admin')`, [
      team,
      lee.id,
    ]);
    await api.sql.query(HAND_OVER, [team, lee.id]);
    await rival.query('rollback');
    rival.release();
    expect((await paying).body.status).toBe('declined');
    await api.doJobs();
    expect([await ordersOf(lee), refundedTo(lee)]).toEqual(['declined', [6900]]);
    expect(await ofTeam()).toEqual({ worth: 6900, paidByAda: true, ownedByAda: false });
  });
});
