/**
 * Two copies of the API renew many plans at once (`SWEEP_PLANS`, 500), by the real SDK over the sandbox. One of them is killed in
 * the middle, between payments and what is stored of them.
 */
import { taxOf } from '@ridgeline/core/billing';
import { CopyOfTheApi } from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import { Pool } from 'pg';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeForSpecs, type StripeForSpecs } from '../testing/stripe-for-specs.ts';
import { LOCAL_KEYS } from './wire/keys.ts';

const PLANS = Number(process.env['SWEEP_PLANS'] ?? 500);
/** Every tenth card is declined. */
const isDeclined = (n: number) => n % 10 === 0;
/** Every third payer is taxed, and every seventh has a credit: what the card of each pays is known. */
const TAX = 82_500;
const isTaxed = (n: number) => n % 3 === 0;
const creditOf = (n: number) => (n % 7 === 0 ? 2000 : 0);
function dueOf(n: number): number {
  const due = 6900 - creditOf(n);
  return due + (isTaxed(n) ? taxOf(due, TAX) : 0);
}

const stripe: StripeForSpecs = await stripeForSpecs();
const copies: CopyOfTheApi[] = [];
let databaseUrl: string;
let sql: Pool;

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  sql = new Pool({ connectionString: databaseUrl, max: 4 });
  await sql.query(`insert into tax_rates (state, rate) values ('tx', $1)`, [TAX]);
  for (let n = 0; n < PLANS; n += 1) await aDuePlan(n);
}, 300_000);

afterAll(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  await sql.end();
});

/** A plan whose month was over an hour ago, and its card at the sandbox. */
async function aDuePlan(n: number): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into people (id, email, given_name, family_name, company_state)
     values (gen_random_uuid(), $1, 'Ada', 'Marsh', $2) returning id`,
    [`ada-${n}@example.com`, isTaxed(n) ? 'tx' : 'or'],
  );
  const id = rows[0]?.id ?? '';
  const { id: customer } = await stripe.stripe.customers.create({ metadata: { person: id } });
  const token = isDeclined(n) ? 'tok_chargeCustomerFail' : 'tok_visa';
  const { id: method } = await stripe.stripe.paymentMethods.create({ type: 'card', card: { token } });
  await stripe.stripe.paymentMethods.attach(method, { customer });
  await sql.query(
    `with saved as (insert into cards (person_id, id, brand, last4, exp_month, exp_year)
        values ($1, $2, 'visa', '4242', 4, 2040) returning id),
      known as (insert into payment_customers (person_id, provider_id, default_card) select $1, $3, saved.id from saved)
    insert into subscriptions (person_id, sku, variant, price_monthly, platform, purchase_provider, billing_cycle_anchor,
      current_period_end, paid_amount, paid_from, paid_until, credit)
    select $1, 'plan_essential', 'national', 6900, 'web', 'stripe', over.at - interval '1 month', over.at, 6900,
      over.at - interval '1 month', over.at, $4 from (select now() - interval '1 hour' as at) over`,
    [id, method, customer, creditOf(n)],
  );
}

async function aCopy(): Promise<CopyOfTheApi> {
  const copy = await CopyOfTheApi.start({
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'staging',
    STRIPE_SECRET_KEY: LOCAL_KEYS.secret,
    STRIPE_ENDPOINT: stripe.endpoint,
  });
  copies.push(copy);
  return copy;
}

const count = async (where: string) => {
  const { rows } = await sql.query<{ n: number }>(
    `select count(*)::int as n from subscriptions where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function payments(): Promise<Stripe.PaymentIntent[]> {
  const all: Stripe.PaymentIntent[] = [];
  for await (const intent of stripe.stripe.paymentIntents.list({ limit: 100 })) all.push(intent);
  return all;
}

it(`PLAN-9 two copies charge each of ${PLANS} due periods once, though one of them is killed`, async () => {
  const [victim] = [await aCopy(), await aCopy()];
  await sql.query(`insert into pgboss.job (name) values ('renew-plans')`);
  await until(async () => (await count('paid_until > now()')) >= PLANS / 4);
  expect(await victim.end('SIGKILL')).toEqual([null, 'SIGKILL']);
  const leftBehind =
    (await payments()).filter(({ status }) => status === 'succeeded').length -
    (await count('paid_until > now()'));
  // What the killed copy held is taken over when it counts as lost.
  await until(async () => (await count('paid_until <= now() and declines = 0')) === 0);
  const made = await payments();
  const keys = new Set(made.map(({ metadata }) => metadata['key']));
  const taken = made.filter(({ status }) => status === 'succeeded');
  process.stdout.write(
    `${taken.length} charged, ${made.length - taken.length} declined, ${keys.size} keys; ${leftBehind} paid and not stored at the kill\n`,
  );
  expect(keys.size).toBe(made.length);
  expect(new Set(taken.map(({ customer }) => customer)).size).toBe(taken.length);
  expect(taken).toHaveLength(PLANS - PLANS / 10);
  expect(await count('declines = 1')).toBe(PLANS / 10);
  const good = Array.from({ length: PLANS }, (_, n) => n).filter((n) => !isDeclined(n));
  const byAmount = (one: number, other: number) => one - other;
  expect(taken.map(({ amount }) => amount).toSorted(byAmount)).toEqual(good.map(dueOf).toSorted(byAmount));
  // The credit is used once, with the charge that it pays a part of; a declined one keeps it.
  expect(await count('credit > 0 and declines = 0')).toBe(0);
  expect(await count('credit > 0')).toBe(
    Array.from({ length: PLANS }, (_, n) => n).filter((n) => isDeclined(n) && creditOf(n) > 0).length,
  );
  const { rows } = await sql.query(
    `select count(*)::int as bills, count(distinct person_id)::int as people from billing_events where kind = 'paid'`,
  );
  expect(rows).toEqual([{ bills: taken.length, people: taken.length }]);
});
