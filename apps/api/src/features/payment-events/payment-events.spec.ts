import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { StripeEvents } from '../../adapters/stripe-events.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const SECRET = 'whsec_spec';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECONDS = NOW / 1000;

const api = await apiForSpecs(
  {},
  { paymentEvents: new StripeEvents({ webhookSecret: SECRET, now: () => NOW }) },
);
const desk = new OrderCalls(api);

type Sent = {
  readonly id?: string;
  readonly type?: string;
  readonly object: unknown;
};

const bodyOf = ({ id = `evt_${randomUUID()}`, type = 'payment_intent.succeeded', object }: Sent) =>
  JSON.stringify({ id, object: 'event', type, data: { object } });

const signed = (payload: string, timestamp = SECONDS, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

async function receive(payload: string, signature: string | undefined = signed(payload)): Promise<number> {
  const { statusCode } = await api.api.server.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    payload,
  });
  return statusCode;
}

const send = (event: Sent) => receive(bodyOf(event));

/** The payment of a person's newest order, as Stripe's events hold it. */
async function paymentOf({ id }: Person) {
  const { rows } = await api.sql.query<{ id: string }>(
    'select id from orders where person_id = $1 order by created_at desc limit 1',
    [id],
  );
  const key = rows[0]?.id ?? '';
  return { object: 'payment_intent', id: `pi_${key}`, customer: `cus_${id}`, metadata: { key } };
}

async function standingOf({ id }: Person): Promise<string> {
  const { rows } = await api.sql.query<{ standing: string }>(
    'select standing from orders where person_id = $1',
    [id],
  );
  return rows.map(({ standing }) => standing).join();
}

/** Buys a plan whose payment waits for the bank, which then answers; the person never comes back. */
async function leftAtTheBank(answer: 'confirms' | 'refuses' | null) {
  const ada = await api.person();
  const order = planOrder({ source: { type: 'new-card', id: 'pm_bank_1' } });
  const secret = await desk.buyPlanByBank(ada, order);
  if (answer) api.payments.bankAnswers(secret, answer);
  return { ada, order, object: await paymentOf(ada) };
}

describe('an event of the payment provider', () => {
  it('PLAN-9 settles an order whose buyer does not come back, and the order that is sent again is the same', async () => {
    const { ada, order, object } = await leftAtTheBank('confirms');
    expect(await send({ object })).toBe(204);
    expect(await standingOf(ada)).toBe('paid');
    expect((await desk.profileOf(ada)).subscriptions.map(({ sku }) => sku)).toEqual(['plan_essential']);
    expect((await desk.buyPlan(ada, order)).body.status).toBe('paid');
    expect(desk.takenFrom(ada)).toEqual([6900]);
  });

  it('PLAN-9 declines an order that the bank refused', async () => {
    const { ada, object } = await leftAtTheBank('refuses');
    expect(await send({ type: 'payment_intent.payment_failed', object })).toBe(204);
    expect(await standingOf(ada)).toBe('declined');
    expect(api.payments.keeps(ada.id, 'pm_bank_1'), 'the new card is not kept').toBe(false);
  });

  it('PLAN-9 keeps the saved card of an order that the bank refused', async () => {
    const ada = await api.person();
    await api.call('POST', '/profile/payment_info', { as: ada, body: { source: 'pm_bank_1' } });
    const order = planOrder({ source: { type: 'saved-card', id: 'pm_bank_1' } });
    api.payments.bankAnswers(await desk.buyPlanByBank(ada, order), 'refuses');
    await send({ type: 'payment_intent.payment_failed', object: await paymentOf(ada) });
    expect(await standingOf(ada)).toBe('declined');
    expect(api.payments.keeps(ada.id, 'pm_bank_1')).toBe(true);
  });

  it('PLAN-9 gives a payment back that succeeded although its order was given up', async () => {
    const { ada, object } = await leftAtTheBank('confirms');
    await api.sql.query(
      `update orders set standing = 'declined', decline_reason = 'processing-error', secret = null where person_id = $1`,
      [ada.id],
    );
    for (let time = 0; time < 2; time += 1) expect(await send({ object })).toBe(204);
    const given = api.payments.refunded.filter(({ customer }) => customer === `cus_${ada.id}`);
    expect(given.map(({ amount }) => amount)).toEqual([6900]);
  });

  it('PLAN-9 settles nothing by a payment that was given back since', async () => {
    const { ada, object } = await leftAtTheBank('confirms');
    await api.payments.refund(object.id);
    await send({ object });
    expect(await standingOf(ada)).toBe('declined');
    expect((await desk.profileOf(ada)).subscriptions).toEqual([]);
    expect(await desk.billsOf(ada)).toEqual([]);
  });

  it('PLAN-9 settles an order whose answer was lost', async () => {
    const ada = await api.person();
    api.payments.losesAnswer = true;
    await desk.buyReport(ada);
    expect(await standingOf(ada)).toBe('pending');
    await send({ object: await paymentOf(ada) });
    expect(await standingOf(ada)).toBe('paid');
    expect(await desk.billsOf(ada)).toMatchObject([{ amount: 2900, status: 'paid' }]);
    const { rows } = await api.sql.query('select id from cards where person_id = $1', [ada.id]);
    expect(rows).toEqual([{ id: 'pm_good_1' }]);
  });

  it('PLAN-9 has its effect once, however often and at once it is sent', async () => {
    const { ada, object } = await leftAtTheBank('confirms');
    const body = bodyOf({ object });
    const answers = await Promise.all(Array.from({ length: 8 }, () => receive(body)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await desk.billsOf(ada)).toHaveLength(1);
    expect(await standingOf(ada)).toBe('paid');
  });

  it.each([
    ['created', 'requires_action', 'succeeded'],
    ['succeeded', 'requires_action', 'created'],
    ['requires_action', 'succeeded', 'created'],
    ['payment_failed', 'succeeded', 'requires_action'],
  ])('PLAN-9 tells that something happened, in whatever order: %s, %s, %s', async (...types) => {
    const { ada, object } = await leftAtTheBank('confirms');
    for (const type of types) expect(await send({ type: `payment_intent.${type}`, object })).toBe(204);
    expect(await standingOf(ada)).toBe('paid');
  });

  it('PLAN-9 changes nothing while the bank has not answered', async () => {
    const { ada, object } = await leftAtTheBank(null);
    expect(await send({ object })).toBe(204);
    expect(await standingOf(ada)).toBe('waiting');
  });

  it('PLAN-9 is sent again where the provider cannot be asked', async () => {
    const { ada, object } = await leftAtTheBank('confirms');
    const body = bodyOf({ object });
    api.payments.isAway = true;
    expect(await receive(body)).toBe(503);
    api.payments.isAway = false;
    expect(await receive(body)).toBe(204);
    expect(await standingOf(ada)).toBe('paid');
  });

  it.each([
    ['of an unknown type', { type: 'radar.something_new', object: { object: 'something_new', id: 'x_1' } }],
    ['without an object', { object: {} }],
    ['of a payment that is no order of ours', { object: paymentWith(randomUUID()) }],
    ['of a bill that was paid again', { object: paymentWith('bill-1-retry-0') }],
    ['of a payment without a customer', { object: { ...paymentWith(randomUUID()), customer: null } }],
  ])('PLAN-9 %s is received, and is harmless', async (_, event) => {
    expect(await send(event)).toBe(204);
  });

  it('PLAN-9 of a person who was deleted is harmless', async () => {
    const { ada, object } = await leftAtTheBank('confirms');
    await api.sql.query('delete from people where id = $1', [ada.id]);
    expect(await send({ object })).toBe(204);
    expect(await standingOf(ada)).toBe('');
  });
});

describe('a refund that is made at the provider', () => {
  const refunded = async (of: Person, payment: string) => {
    const { metadata, customer } = {
      metadata: { key: payment.replace(/^pi_/, '') },
      customer: `cus_${of.id}`,
    };
    await api.payments.refund(payment);
    const object = { object: 'charge', id: 'ch_1', payment_intent: payment, customer, metadata };
    for (let time = 0; time < 2; time += 1) expect(await send({ type: 'charge.refunded', object })).toBe(204);
  };

  it('PLAN-9 is on the bill, once, and what was given back is credited no more', async () => {
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder());
    const { id } = await paymentOf(ada);
    await refunded(ada, id);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'refunded' }]);
    const { body } = await desk.estimate(ada, {
      type: 'plan',
      sku: 'plan_essential',
      variant: 'national',
      billing: 'annual',
      payUpFront: true,
    });
    expect([body.total, body.lines.length]).toEqual([69_000, 1]);
    expect((await desk.profileOf(ada)).subscriptions[0]?.sku).toBe('plan_essential');
  });

  it('PLAN-9 of a renewal is that of its period', async () => {
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder());
    const bills = new BillingCalls(api);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    const renewal = api.payments.taken.findLast(({ customer }) => customer === `cus_${ada.id}`);
    await refunded(ada, `pi_${renewal?.key}`);
    expect((await bills.planOf(ada)).paidAmount).toBe(0);
    const statuses = (await desk.billsOf(ada)) as { status: string }[];
    expect(statuses.map(({ status }) => status)).toEqual(['refunded', 'paid']);
  });

  it('PLAN-9 of a second payment of a bill leaves the period what it is worth, and that of the first does not', async () => {
    const ada = await api.person();
    await desk.buyPlan(ada, planOrder());
    const bills = new BillingCalls(api);
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    const renewal = api.payments.taken.findLast(({ customer }) => customer === `cus_${ada.id}`);
    if (!renewal) throw new Error('nothing was renewed');
    const second = await api.payments.pay({ ...renewal, key: renewal.key.replace(/\d+$/, '7') });
    await refunded(ada, second.id);
    expect((await bills.planOf(ada)).paidAmount).toBe(6900);
    expect(await desk.billsOf(ada)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    await refunded(ada, `pi_${renewal.key}`);
    expect((await bills.planOf(ada)).paidAmount).toBe(0);
  });
});

describe('the signature of an event', () => {
  it.each([
    ['is missing', () => ''],
    ['is no signature', () => 'v1=hunter2'],
    ['is of another secret', (body: string) => signed(body, SECONDS, 'whsec_other')],
    ['is of another body', () => signed('{}')],
    ['is 301 seconds old', (body: string) => signed(body, SECONDS - 301)],
    ['is 301 seconds ahead', (body: string) => signed(body, SECONDS + 301)],
  ])('PLAN-9 %s: it is refused, and changes nothing', async (_, signature) => {
    const { ada, object } = await leftAtTheBank('confirms');
    const body = bodyOf({ object });
    expect(await receive(body, signature(body))).toBe(400);
    expect(await standingOf(ada)).toBe('waiting');
  });

  it.each([-300, 300])('PLAN-9 is good %i seconds away', async (seconds) => {
    const body = bodyOf({ object: {} });
    expect(await receive(body, signed(body, SECONDS + seconds))).toBe(204);
  });

  it('PLAN-9 is of the bytes of the body: spaces in it are kept', async () => {
    const body = ` ${bodyOf({ object: {} }).replaceAll(':', ' :  ')}\n`;
    expect(await receive(body)).toBe(204);
    expect(await receive(body, signed(body.trim()))).toBe(400);
  });
});

function paymentWith(key: string) {
  return { object: 'payment_intent', id: `pi_${key}`, customer: 'cus_1', metadata: { key } };
}
