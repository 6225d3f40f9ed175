/**
 * Two copies of the API settle holds and disputes (`SWEEP_HOLDS` of each, 120), by the real SDK over the sandbox. One of them is
 * killed in the middle: between what the provider did and what is stored of it.
 */
import { CopyOfTheApi } from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { stripeForSpecs, type StripeForSpecs } from '../testing/stripe-for-specs.ts';
import { LOCAL_KEYS, LOCAL_WEBHOOK_SECRET } from './wire/keys.ts';

const COUNT = Number(process.env['SWEEP_HOLDS'] ?? 120);

const stripe: StripeForSpecs = await stripeForSpecs();
let copies: CopyOfTheApi[] = [];
let databaseUrl: string;
let sql: Pool;

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  sql = new Pool({ connectionString: databaseUrl, max: 4 });
});

beforeEach(async () => {
  copies = [await aCopy(), await aCopy()];
}, 120_000);

afterEach(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
});

afterAll(() => sql.end());

async function aCopy(): Promise<CopyOfTheApi> {
  return CopyOfTheApi.start({
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'staging',
    STRIPE_SECRET_KEY: LOCAL_KEYS.secret,
    STRIPE_ENDPOINT: stripe.endpoint,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
  });
}

type Paid = { readonly id: string; readonly person: string; readonly payment: string };

/** A paid order, and its payment at the sandbox. */
async function aPaidOrder(kind: 'report' | 'plan', hold: 'held' | 'used' | null): Promise<Paid> {
  const id = randomUUID();
  const { rows } = await sql.query<{ id: string }>(
    `insert into people (id, email, given_name, family_name) values (gen_random_uuid(), $1, 'Ada', 'Marsh') returning id`,
    [`ada-${id}@example.com`],
  );
  const person = rows[0]?.id ?? '';
  const amount = kind === 'plan' ? 6900 : 2900;
  const { id: customer } = await stripe.stripe.customers.create({ metadata: { person } });
  const token = kind === 'plan' ? 'tok_createDispute' : 'tok_visa';
  const { id: method } = await stripe.stripe.paymentMethods.create({ type: 'card', card: { token } });
  await stripe.stripe.paymentMethods.attach(method, { customer });
  const { id: payment } = await stripe.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    capture_method: hold === null ? 'automatic' : 'manual',
    confirm: true,
    metadata: { key: id, person },
  });
  await sql.query(
    `with known as (insert into payment_customers (person_id, provider_id) values ($2, $3)),
      billed as (insert into billing_events (id, person_id, bill_id, kind, title, amount)
        values ($1 || ' billed', $2, $1, 'billed', 'Bought', $5), ($1 || ' paid', $2, $1, 'paid', null, $5))
    insert into orders (id, person_id, key, request_hash, kind, sku, report_type, amount, standing, payment_id, paid_at, hold, worth)
    select $1::uuid, $2::uuid, $1, '', $6, case when $6 = 'plan' then 'plan_essential' else 'report_residential' end,
      case when $6 = 'report' then 'residential' end, $5::int, 'paid', $4, now() - interval '7 days', $7,
      case when $6 = 'plan' then $5::int end`,
    [id, person, customer, payment, amount, kind, hold],
  );
  return { id, person, payment };
}

const count = async (from: string) => {
  const { rows } = await sql.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const several = <Value>(n: number, make: () => Promise<Value>): Promise<readonly Value[]> =>
  Promise.all(Array.from({ length: n }, make));

it(`PLAN-9 D PLAN-9.23 two copies take ${COUNT} holds and release ${COUNT}, each once, though one of them is killed`, async () => {
  const [victim] = copies;
  const used = await several(COUNT, () => aPaidOrder('report', 'used'));
  const unused = await several(COUNT, () => aPaidOrder('report', 'held'));
  await sql.query(`insert into pgboss.job (name) values ('end-orders')`);
  await until(async () => (await count(`orders where hold in ('captured', 'released')`)) >= COUNT / 2);
  expect(await victim?.end('SIGKILL')).toEqual([null, 'SIGKILL']);
  const before = await count(`orders where hold in ('captured', 'released')`);
  // What the killed copy held is taken over when it counts as lost.
  await until(async () => (await count(`orders where hold in ('held', 'used')`)) === 0);
  await until(
    async () =>
      (await count(
        `pgboss.job where name in ('capture-payment', 'release-payment') and state < 'completed'`,
      )) === 0,
  );
  process.stdout.write(`${before} of ${2 * COUNT} holds were settled at the kill\n`);
  for (const [orders, hold, status, received] of [
    [used, 'captured', 'succeeded', 2900],
    [unused, 'released', 'canceled', 0],
  ] as const) {
    const ids = orders.map(({ id }) => `'${id}'`).join();
    expect(await count(`orders where id in (${ids}) and hold = '${hold}'`)).toBe(COUNT);
    for (const { payment } of orders) {
      const intent = await stripe.stripe.paymentIntents.retrieve(payment);
      expect([intent.status, intent.amount_received]).toEqual([status, received]);
    }
  }
  const bills = unused.map(({ id }) => `'${id}'`).join();
  expect(await count(`billing_events where kind = 'refunded'`)).toBe(COUNT);
  expect(
    await count(`billing_events where kind = 'refunded' and bill_id in (${bills}) and amount = 2900`),
  ).toBe(COUNT);
});

it(`PLAN-9 D PLAN-9.21 two copies note ${COUNT} lost disputes, each once, though one of them is killed`, async () => {
  const paid = await several(COUNT, () => aPaidOrder('plan', null));
  for (const { person } of paid) {
    await sql.query(
      `insert into subscriptions (person_id, sku, variant, price_monthly, platform, purchase_provider, started_at, billing_cycle_anchor,
         current_period_end, paid_amount, paid_from, paid_until)
       select $1, 'plan_essential', 'national', 6900, 'web', 'stripe', at, at, at + interval '1 month', 6900, at, at + interval '1 month'
       from (select paid_at as at from orders where person_id = $1) bought`,
      [person],
    );
  }
  for await (const { id } of stripe.stripe.disputes.list({ limit: 100 }))
    await stripe.stripe.disputes.close(id);
  const events: Stripe.Event[] = [];
  for await (const event of stripe.stripe.events.list({ limit: 100 }))
    if (event.type.startsWith('charge.dispute.')) events.push(event);
  expect(events).toHaveLength(2 * COUNT);
  const [victim] = copies;
  const sent = Promise.all(events.map((event, n) => deliver(event, n)));
  await until(async () => (await count(`subscriptions where sku = 'plan_free'`)) >= COUNT / 4);
  expect(await victim?.end('SIGKILL')).toEqual([null, 'SIGKILL']);
  const before = await count(`subscriptions where sku = 'plan_free'`);
  await sent;
  process.stdout.write(`${before} of ${COUNT} disputes were noted at the kill\n`);
  const ids = paid.map(({ id }) => `'${id}'`).join();
  expect(await count(`subscriptions where sku = 'plan_free'`)).toBe(COUNT);
  const { rows } = await sql.query(
    `select count(*)::int as refunds, count(distinct bill_id)::int as bills, sum(amount)::int as amount from billing_events
     where kind = 'refunded' and bill_id in (${ids})`,
  );
  expect(rows).toEqual([{ refunds: COUNT, bills: COUNT, amount: COUNT * 6900 }]);
  const jobs = await sql.query(
    `select count(*)::int as told, count(distinct data ->> 'paymentId')::int as payments from pgboss.job
     where name = 'send-dispute-news' and data ->> 'is' = 'lost'`,
  );
  expect(jobs.rows).toEqual([{ told: COUNT, payments: COUNT }]);
});

/** As Stripe does: each event until it is received, twice, and to any of the copies. */
async function deliver(event: Stripe.Event, n: number): Promise<void> {
  const payload = JSON.stringify(event);
  for (let received = 0, tries = 0; received < 2; tries += 1) {
    const copy = copies[(n + tries) % copies.length];
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: LOCAL_WEBHOOK_SECRET });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${copy?.address}/api/webhooks/stripe`, {
      method: 'POST',
      headers,
      body: payload,
    }).catch(() => null);
    if (answer?.ok === true) received += 1;
  }
}
