import { freshDatabase } from '@ridgeline/api/testing/database';
import { StripePayments } from '@ridgeline/api';
import { type CardToken, parseCardToken } from '@ridgeline/core/billing';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { LOCAL_KEYS } from '../stripe/wire/keys.ts';

export type StripeForSpecs = {
  readonly sandbox: StripeSandbox;
  readonly endpoint: string;
  readonly stripe: Stripe;
  readonly payments: StripePayments;
  /** The total charged to a customer, in cents. */
  readonly takenFrom: (customer: string) => Promise<number>;
  readonly refundedTo: (customer: string) => Promise<number>;
  /** A day passes: Stripe forgets the idempotency keys. */
  readonly forgetKeys: () => Promise<void>;
};

/** The sandbox over HTTP for the specs of one file, and the real SDK as its client. Await it at the top of the file. */
export async function stripeForSpecs(): Promise<StripeForSpecs> {
  const pool = new Pool({ connectionString: await freshDatabase() });
  const sandbox = await StripeSandbox.open(pool);
  const app = Fastify();
  await app.register(sandbox.routes, { prefix: '/v1' });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await pool.end();
  });
  const stripe = sdkFor(endpoint, LOCAL_KEYS.secret);
  return {
    sandbox,
    endpoint,
    stripe,
    payments: new StripePayments({ secretKey: LOCAL_KEYS.secret, endpoint }),
    takenFrom: (customer) => takenFrom(stripe, customer),
    refundedTo: (customer) => refundedTo(stripe, customer),
    forgetKeys: async () => {
      await pool.query(`update local_stripe.answers set made_at = made_at - interval '1 day'`);
    },
  };
}

/** Stripe itself where no endpoint is named. */
export function sdkFor(endpoint: string | null, key: string): Stripe {
  if (endpoint === null) return new Stripe(key, { telemetry: false });
  const { hostname, port } = new URL(endpoint);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false });
}

export async function takenFrom(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
  return data.reduce((sum, { amount_received }) => sum + amount_received, 0);
}

/** What is held on cards and was not taken yet. */
export async function heldFrom(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
  return data.reduce((sum, { amount_capturable }) => sum + amount_capturable, 0);
}

export async function refundedTo(stripe: Stripe, customer: string): Promise<number> {
  const expand = ['data.latest_charge'];
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100, expand });
  return data.reduce((sum, { latest_charge: charge }) => sum + (amountRefunded(charge) ?? 0), 0);
}

const amountRefunded = (charge: Stripe.PaymentIntent['latest_charge']) =>
  typeof charge === 'string' ? 0 : charge?.amount_refunded;

const BEHAVIOURS = {
  good: 'tok_visa',
  declined: 'tok_chargeCustomerFail',
  bank: 'pm_card_authenticationRequired',
  refused: 'pm_card_visa_chargeDeclined',
} as const;

export type CardBehaviour = keyof typeof BEHAVIOURS;

/** How the contract of `Payments` names these cards. */
export const cardThat = {
  good: 'good',
  declined: 'declined',
  'asks-bank': 'bank',
  refused: 'refused',
} as const satisfies Record<string, CardBehaviour>;

/** The token of a new card, as the provider's form returns it to the browser. */
export async function aCardToken(stripe: Stripe, behaves: CardBehaviour): Promise<CardToken> {
  const token = BEHAVIOURS[behaves];
  if (token.startsWith('pm_')) return cardToken(token);
  const { id } = await stripe.paymentMethods.create({ type: 'card', card: { token } });
  return cardToken(id);
}

export function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.failure}`);
  return parsed.value;
}
