import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { ESSENTIAL, OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

const BY_BANK = { source: { type: 'new-card', id: 'pm_bank_1' } };
const ANNUAL = { ...ESSENTIAL, billing: 'annual' };

/** The next run of the scheduled job. */
async function endOrders(): Promise<void> {
  await api.sql.query(`insert into pgboss.job (name) values ('end-orders')`);
  await api.doJobs();
}

/** The open orders of everybody were placed that much earlier. */
async function pass(time: string): Promise<void> {
  await api.sql.query(
    `update orders set created_at = created_at - $1::interval where standing in ('pending', 'waiting')`,
    [time],
  );
}

async function ordersOf({ id }: Person): Promise<string> {
  const { rows } = await api.sql.query<{ standing: string }>(
    'select standing from orders where person_id = $1 order by created_at',
    [id],
  );
  return rows.map(({ standing }) => standing).join();
}

async function worthOf({ id }: Person): Promise<number | undefined> {
  const { rows } = await api.sql.query<{ worth: number }>(
    'select paid_amount as worth from subscriptions where person_id = $1',
    [id],
  );
  return rows[0]?.worth;
}

const refundedTo = ({ id }: Person) =>
  api.payments.refunded.filter(({ customer }) => customer === `cus_${id}`).map(({ amount }) => amount);

describe('an order that waits for the bank', () => {
  it('PLAN-9 waits for an hour, and can no longer be paid after it', async () => {
    const waiting = planOrder(BY_BANK);
    const secret = await desk.buyPlanByBank(ada, waiting);
    await pass('59 minutes');
    await endOrders();
    expect(await ordersOf(ada)).toBe('waiting');
    await pass('1 minute');
    await endOrders();
    expect(await ordersOf(ada)).toBe('declined');
    expect(() => api.payments.bankAnswers(secret, 'confirms')).toThrow('no payment waits');
    expect((await desk.buyPlan(ada, waiting)).body.status).toBe('declined');
    expect((await desk.buyPlan(ada, planOrder())).body.status).toBe('paid');
    expect(api.payments.keeps(ada.id, 'pm_bank_1')).toBe(false);
  });

  it('PLAN-9 is settled after an hour if the bank has confirmed it', async () => {
    const secret = await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    expect(await ordersOf(ada)).toBe('paid');
    expect((await desk.profileOf(ada)).subscriptions[0]?.sku).toBe('plan_essential');
  });

  it('PLAN-9 ends although another one cannot be ended', async () => {
    const tom = await api.person();
    await desk.buyPlanByBank(tom, planOrder(BY_BANK));
    await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    await pass('61 minutes');
    await api.sql.query(`update orders set payment_id = 'pi_unknown' where person_id = $1`, [tom.id]);
    await endOrders();
    expect([await ordersOf(tom), await ordersOf(ada)]).toEqual(['waiting', 'declined']);
    await api.sql.query('delete from orders where person_id = $1', [tom.id]);
  });

  it('PLAN-9 without a payment is over after an hour, and gives its coupon back', async () => {
    await api.sql.query(`insert into coupons (id, amount_off) values ('ONCE', 100) on conflict do nothing`);
    const order = planOrder({ couponCode: 'ONCE', total: 6800 });
    api.payments.isAway = true;
    await desk.buyPlan(ada, order);
    api.payments.isAway = false;
    await pass('61 minutes');
    await endOrders();
    expect(await ordersOf(ada)).toBe('declined');
    expect((await desk.buyPlan(ada, planOrder({ couponCode: 'ONCE', total: 6800 }))).body.status).toBe(
      'paid',
    );
  });

  it('PLAN-9 whose answer was lost is settled after an hour', async () => {
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, planOrder());
    await pass('61 minutes');
    await endOrders();
    expect(await ordersOf(ada)).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });
});

describe('the credit of an order that waits for the bank', () => {
  /** Essential was paid; a year of it waits for the bank. */
  async function aYearWaits(): Promise<string> {
    await desk.buyPlan(ada, planOrder());
    return desk.buyPlanByBank(ada, planOrder({ ...ANNUAL, ...BY_BANK, total: 69_000 - 6900 }));
  }

  async function confirmed(secret: string): Promise<void> {
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
  }

  it('PLAN-9 counts while the period is the one that it is of', async () => {
    await confirmed(await aYearWaits());
    expect(await worthOf(ada)).toBe(69_000);
  });

  it('PLAN-9 does not count once that period is over', async () => {
    const secret = await aYearWaits();
    await api.sql.query(
      `update subscriptions set paid_from = paid_until, paid_until = paid_until + interval '1 month' where person_id = $1`,
      [ada.id],
    );
    await confirmed(secret);
    expect(await worthOf(ada)).toBe(69_000 - 6900);
  });
});

describe('a plan that waits for the bank while a team is handed over', () => {
  let tom: Person;
  let team: string;

  const handOver = (to: Person) =>
    api.sql.query('update teams set admin_id = $2 where id = $1', [team, to.id]);
  const plans = async () =>
    (
      await api.sql.query(
        'select sku, paid_amount, team_id is not null as "ofTeam" from subscriptions where team_id = $1 or person_id = any($2)',
        [team, [ada.id, tom.id]],
      )
    ).rows;

  beforeEach(async () => {
    tom = await api.person();
    team = await api.team(ada, [[tom, 'admin']]);
    await desk.buyPlan(ada, planOrder());
  });

  const OF_TEAM = [{ sku: 'plan_essential', paid_amount: 6900, ofTeam: true }];
  const yearOf = (as: Person, total: number) => {
    const order = planOrder({ ...ANNUAL, ...BY_BANK, total });
    return { order, secret: desk.buyPlanByBank(as, order) };
  };

  it('PLAN-9 D PLAN-9.26 is given back to who ordered it for the team and does not own it any more', async () => {
    const secret = await yearOf(ada, 69_000 - 6900).secret;
    await handOver(tom);
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    expect(await plans()).toEqual(OF_TEAM);
    expect([await ordersOf(ada), refundedTo(ada)]).toEqual(['declined,paid', [69_000 - 6900]]);
  });

  it('PLAN-9 D PLAN-9.26 is given back to who ordered it alone, and was handed a team with a plan since', async () => {
    const lee = await api.person();
    const secret = await yearOf(lee, 69_000).secret;
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'admin')`, [
      team,
      lee.id,
    ]);
    await handOver(lee);
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    expect(await plans()).toEqual(OF_TEAM);
    expect([await ordersOf(lee), refundedTo(lee)]).toEqual(['declined', [69_000]]);
  });

  it('PLAN-9 D PLAN-9.26 is canceled at the bank when its person sends it again', async () => {
    const { order, secret } = yearOf(ada, 69_000 - 6900);
    const waiting = await secret;
    await handOver(tom);
    expect((await desk.buyPlan(ada, order)).body.status).toBe('declined');
    await api.doJobs();
    expect(() => api.payments.bankAnswers(waiting, 'confirms')).toThrow('no payment waits');
    expect(await plans()).toEqual(OF_TEAM);
  });

  it('PLAN-9 D PLAN-9.26 is charged no more when the call that ordered it is sent again', async () => {
    const order = planOrder({ ...ANNUAL, total: 69_000 - 6900 });
    api.payments.isAway = true;
    await desk.buyPlan(ada, order);
    api.payments.isAway = false;
    await handOver(tom);
    expect((await desk.buyPlan(ada, order)).body.status).toBe('declined');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 is theirs if the team has come back to them', async () => {
    const secret = await yearOf(ada, 69_000 - 6900).secret;
    await handOver(tom);
    await handOver(ada);
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    expect(await plans()).toMatchObject([{ paid_amount: 69_000, ofTeam: true }]);
    expect(refundedTo(ada)).toEqual([]);
  });
});

describe('a plan that is taken off sale while its order waits', () => {
  it('PLAN-9 begins with the title and prices of the order', async () => {
    const secret = await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    await api.sql.query(
      `update products set on_sale = false, title = 'Sold out' where sku = 'plan_essential'`,
    );
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    await api.sql.query(
      `update products set on_sale = true, title = 'Essential' where sku = 'plan_essential'`,
    );
    expect((await desk.profileOf(ada)).subscriptions[0]?.price).toEqual({ monthly: 6900, annual: 69_000 });
    expect(await desk.billsOf(ada)).toMatchObject([{ title: 'Essential', amount: 6900 }]);
  });
});

describe('a card that was removed while an order waits', () => {
  it('PLAN-9 does not come back when the bank confirms', async () => {
    const source = NEW_SAVED;
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
    const details = planOrder({ source: { type: 'saved-card', id: source } });
    const secret = await desk.buyPlanByBank(ada, details);
    expect((await api.call('DELETE', '/payment_info', { as: ada })).status).toBe(200);
    api.payments.bankAnswers(secret, 'confirms');
    await pass('61 minutes');
    await endOrders();
    expect(await ordersOf(ada)).toBe('paid');
    expect((await api.call('GET', '/payment_info', { as: ada })).body['sources']).toEqual([]);
  });
});

const NEW_SAVED = 'pm_bank_saved';

describe('the open payments of an account that is deleted', () => {
  const deleted = () => api.call('DELETE', '/v2/profile', { as: ada });

  it('PLAN-9 are cancelled', async () => {
    const secret = await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    expect((await deleted()).status).toBe(204);
    await api.doJobs();
    expect(() => api.payments.bankAnswers(secret, 'confirms')).toThrow('no payment waits');
    expect(desk.takenFrom(ada)).toEqual([]);
  });

  it('PLAN-9 are given back, once, if the bank has confirmed them', async () => {
    const secret = await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    api.payments.bankAnswers(secret, 'confirms');
    await deleted();
    await api.doJobs();
    expect(refundedTo(ada)).toEqual([6900]);
  });

  it('PLAN-9 are given back if the answer was lost', async () => {
    api.payments.losesAnswer = true;
    await desk.buyPlan(ada, planOrder());
    await deleted();
    await api.doJobs();
    expect(refundedTo(ada), 'the call may still be on its way').toEqual([]);
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'end-payment'`);
    await api.doJobs();
    expect(refundedTo(ada)).toEqual([6900]);
  });

  it('PLAN-9 are tried again while the provider is away', async () => {
    const secret = await desk.buyPlanByBank(ada, planOrder(BY_BANK));
    api.payments.bankAnswers(secret, 'confirms');
    await deleted();
    api.payments.isAway = true;
    await api.doJobs();
    api.payments.isAway = false;
    await api.sql.query(`update pgboss.job set start_after = now() where name = 'end-payment'`);
    await api.doJobs();
    expect(refundedTo(ada)).toEqual([6900]);
  });

  it('PLAN-9 and those that are settled are let be', async () => {
    await desk.buyPlan(ada, { ...planOrder(), orderKey: randomUUID() });
    await deleted();
    await api.doJobs();
    expect(refundedTo(ada)).toEqual([]);
  });
});
