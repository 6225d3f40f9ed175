import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import type { PaymentEvent } from '../../ports/payment-events.port.ts';
import type { Dispute } from '../../ports/payments.port.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { noteRefund } from './refunds.repository.ts';

/** Events that are not signed: the signature has specs of its own. */
const api = await apiForSpecs(
  {},
  {
    paymentEvents: { read: (body) => JSON.parse(body.toString()) as PaymentEvent },
    feedbackTo: 'desk@example.com',
  },
);
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

async function send(event: Omit<PaymentEvent, 'id'>, id = `evt_${randomUUID()}`): Promise<void> {
  const { statusCode } = await api.api.server.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...event, id }),
  });
  expect(statusCode).toBe(204);
}

function newestPayment({ id }: Person) {
  const wish = api.payments.taken.findLast(({ customer }) => customer === `cus_${id}`);
  if (!wish) throw new Error('nothing was paid');
  const { customer, key, amount } = wish;
  return { paymentId: `pi_${key}`, customer, key, amount };
}

/** The newest payment of a person, disputed at their bank. */
function disputed(
  person: Person,
  is: Dispute['is'],
  dispute = `dp_${randomUUID()}`,
  change: Partial<Dispute> = {},
): string {
  api.payments.disputes.set(dispute, { ...newestPayment(person), id: dispute, is, ...change });
  return dispute;
}

const db: Pick<Db, 'rows'> = {
  rows: async ({ text }, values) => (await api.sql.query(text, [...values])).rows,
};
const givenBack = async () => {
  const { rows } = await api.sql.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from billing_events where person_id = $1 and kind = 'refunded'`,
    [ada.id],
  );
  return rows[0]?.amount;
};

const tell = (dispute: string) => send({ payment: null, dispute });
const statuses = async () => ((await desk.billsOf(ada)) as { status: string }[]).map(({ status }) => status);
const subjects = () =>
  api.messages.sent.filter(({ to }) => to === 'desk@example.com').map(({ purpose }) => purpose);

describe('a payment that its payer disputes', () => {
  it('PLAN-9 D PLAN-9.21 goes on while the bank decides, is on the bill, and is mailed to the operator, once', async () => {
    await desk.buyPlan(ada, planOrder());
    const dispute = disputed(ada, 'open');
    await tell(dispute);
    await tell(dispute);
    await api.doJobs();
    expect([await statuses(), subjects()]).toEqual([['disputed'], ['dispute-open']]);
    expect(await bills.planOf(ada)).toMatchObject({ sku: 'plan_essential', paidAmount: 6900 });
    disputed(ada, 'won', dispute);
    await tell(dispute);
    await tell(dispute);
    await api.doJobs();
    expect([await statuses(), subjects()]).toEqual([['paid'], ['dispute-open', 'dispute-won']]);
  });

  it('PLAN-9 D PLAN-9.21 and is lost ends the plan whose period it paid, in whatever order it is told', async () => {
    await desk.buyPlan(ada, planOrder());
    const dispute = disputed(ada, 'lost');
    await tell(dispute);
    await tell(dispute);
    expect(await statuses()).toEqual(['refunded']);
    expect((await bills.planOf(ada)).sku).not.toBe('plan_essential');
    await api.doJobs();
    expect(api.messages.sent.filter(({ to }) => to === ada.email)).toMatchObject([
      { purpose: 'plan-disputed' },
    ]);
    await bills.moveTo(ada, Date.now() + 400 * 86_400_000);
    expect(desk.takenFrom(ada), 'is charged no more').toEqual([6900]);
  });

  it('PLAN-9 and is lost leaves a plan alone whose period is another', async () => {
    await desk.buyPlan(ada, planOrder());
    const dispute = disputed(ada, 'lost');
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    await tell(dispute);
    expect(await bills.planOf(ada)).toMatchObject({ sku: 'plan_essential', paidAmount: 6900 });
    expect(await statuses()).toEqual(['paid', 'refunded']);
  });

  it.each([['before'], ['after']])(
    'PLAN-9 D PLAN-9.21 in part, and is lost, is given back with what was refunded %s',
    async (when) => {
      await desk.buyPlan(ada, planOrder());
      const { paymentId, key } = newestPayment(ada);
      const dispute = disputed(ada, 'lost', undefined, { amount: 4900 });
      const steps = [() => noteRefund(db, { paymentId, key, total: 2000 }), () => tell(dispute)];
      for (const step of when === 'before' ? steps : steps.toReversed()) await step();
      expect(await givenBack()).toBe(6900);
      await noteRefund(db, { paymentId, key, total: 2000 });
      await tell(dispute);
      expect(await givenBack(), 'told again').toBe(6900);
    },
  );

  it('PLAN-9 of a deleted person, or of nobody known, has no effect', async () => {
    await desk.buyPlan(ada, planOrder());
    const dispute = disputed(ada, 'lost');
    await api.call('DELETE', '/v2/profile', { as: ada });
    await api.doJobs();
    const before = subjects().length;
    await tell(dispute);
    await tell('dp_unknown');
    await api.doJobs();
    expect(subjects()).toHaveLength(before);
  });
});

describe('the credit of a paid period that was left early', () => {
  const creditOf = async () => (await desk.profileOf(ada)).subscriptions[0]?.credit ?? 0;
  let credit: number;

  beforeEach(async () => {
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 }));
    await desk.buyPlan(ada, planOrder({ total: 0 }));
    credit = await creditOf();
    expect(credit).toBeGreaterThan(60_000);
  });

  it('PLAN-9 D PLAN-9.20 is lessened by what is refunded of it, once', async () => {
    const { paymentId, key } = newestPayment(ada);
    await noteRefund(db, { paymentId, key, total: 1000 });
    await noteRefund(db, { paymentId, key, total: 1000 });
    expect(await creditOf()).toBe(credit - 1000);
    await noteRefund(db, { paymentId, key, total: 69_000 });
    expect(await creditOf()).toBe(0);
  });

  it('PLAN-9 D PLAN-9.20 is gone where its payer took the money back', async () => {
    await tell(disputed(ada, 'lost'));
    expect([await creditOf(), (await bills.planOf(ada)).sku]).toEqual([0, 'plan_essential']);
  });

  it('PLAN-9 D PLAN-9.20 is gone where the period was a renewal of its plan', async () => {
    ada = await api.person();
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 }));
    const renewedAt = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, renewedAt);
    const renewed = newestPayment(ada);
    await bills.moveTo(ada, renewedAt + 86_400_000);
    await desk.buyPlan(ada, planOrder({ total: 0 }));
    expect(await creditOf()).toBeGreaterThan(60_000);
    await noteRefund(db, { ...renewed, total: 69_000 });
    expect(await creditOf()).toBe(0);
  });

  it('PLAN-9 D PLAN-9.20 is kept where another period is refunded', async () => {
    await api.sql.query('update subscriptions set credit = 0 where person_id = $1', [ada.id]);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    const month = newestPayment(ada);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    await api.sql.query('update subscriptions set credit = 5000 where person_id = $1', [ada.id]);
    await noteRefund(db, { ...month, total: 6900 });
    expect(await creditOf()).toBe(5000);
  });
});

describe('five events of one order', () => {
  const kinds = ['requires-action', 'succeeded', 'charge', 'dispute-opened', 'dispute-closed'] as const;
  const orders = permutations([...kinds.keys()]);

  it('PLAN-9 settle it alike, in each of their 120 orders, with duplicates', async () => {
    expect(orders).toHaveLength(120);
    const customer = await api.payments.customerOf({ id: ada.id });
    const { rows } = await api.sql.query<{ id: string }>(
      `insert into orders (person_id, key, request_hash, kind, sku, report_type, amount, tax, wish, bought)
       select $1, 'order ' || n, '\\x00', 'report', 'report_residential', 'residential', 2900, 200,
         '{"is":"report","sku":"report_residential","reportType":"residential","state":null,"couponCode":null}',
         '{"title":"Residential report","titleEs":null,"priceMonthly":null,"priceAnnual":null}'
       from generate_series(1, 120) n returning id`,
      [ada.id],
    );
    await Promise.all(rows.map(({ id: key }, n) => history({ key, customer }, orders[n] ?? [])));
    const { rows: kept } = await api.sql.query<{ story: string; n: number }>(
      `select story, count(*)::int as n from (
         select placed.standing || ': ' || string_agg(event.kind || coalesce(' ' || event.amount, ''), ', ' order by event.kind) as story
         from orders placed join billing_events event on event.bill_id = placed.id::text
         where placed.person_id = $1 group by placed.id) stories group by story`,
      [ada.id],
    );
    expect(kept).toEqual([{ story: 'paid: billed 2900, disputed, paid 2900, refunded 2900', n: 120 }]);
  });

  async function history(
    { key, customer }: { readonly key: string; readonly customer: string },
    order: readonly number[],
  ): Promise<void> {
    const wish = {
      cardId: 'pm_good_1',
      amount: 2900,
      title: 'Report',
      take: 'hold',
      payer: 'present',
    } as const;
    const { id } = await api.payments.pay({ ...wish, customer, person: ada.id, key });
    const dispute = `dp_${key}`;
    api.payments.disputes.set(dispute, {
      id: dispute,
      paymentId: id,
      customer,
      key,
      amount: 2900,
      is: 'lost',
    });
    for (const index of [...order, order[0] ?? 0]) {
      const isDispute = kinds[index]?.startsWith('dispute') === true;
      const event = isDispute
        ? { payment: null, dispute }
        : { payment: { id, customer, key }, dispute: null };
      await send(event, `evt_${kinds[index]}_${key}`);
    }
  }
});

function permutations(all: readonly number[]): readonly (readonly number[])[] {
  if (all.length === 0) return [[]];
  return all.flatMap((first) =>
    permutations(all.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
