import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { tell } from '../objects/events.ts';
import { missing, type Objects } from '../objects/objects.ts';
import { cardOf, newPaymentMethod } from '../objects/payment-method.ts';
import { nameOfCardNumber, nameOfTestCard } from '../test-cards.ts';
import {
  clearable,
  expand,
  mergedMetadata,
  metadata,
  page,
  readParameters,
  text,
  whole,
} from '../wire/parameters.ts';
import { answered, invalidRequest, type Answer } from '../wire/stripe-failure.ts';
import type { Route } from './route.ts';

const billing_details = z.optional(
  z.strictObject({
    email: z.optional(clearable),
    name: z.optional(clearable),
    phone: z.optional(clearable),
    address: z.optional(
      z.strictObject({
        line1: z.optional(clearable),
        city: z.optional(clearable),
        postal_code: z.optional(clearable),
        country: z.optional(clearable),
      }),
    ),
  }),
);
const month = z.pipe(whole, z.number().check(z.gte(1), z.lte(12)));
const year = z.pipe(whole, z.number().check(z.gte(2000), z.lte(2100)));
const CREATED = z.strictObject({
  expand,
  type: z.literal('card'),
  card: z.union([
    z.strictObject({ token: text }),
    z.strictObject({ number: text, exp_month: month, exp_year: year, cvc: text }),
  ]),
  billing_details,
  metadata: z.optional(metadata),
});
const UPDATED = z.strictObject({
  expand,
  card: z.optional(z.strictObject({ exp_month: z.optional(month), exp_year: z.optional(year) })),
  metadata: z.optional(metadata),
});
const ATTACHED = z.strictObject({ expand, customer: text });
const OF_CUSTOMER = z.strictObject({ ...page, type: z.optional(z.literal('card')) });
const LISTED = z.strictObject({ ...page, customer: text, type: z.optional(z.literal('card')) });

const BARE = z.strictObject({ expand });

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/payment_methods',
    isPublic: true,
    async run({ objects, given }) {
      const wish = readParameters(CREATED, given);
      const name = 'token' in wish.card ? ofToken(wish.card.token) : nameOfCardNumber(wish.card.number);
      if (name === null) return NO_TEST_CARD;
      const method = newPaymentMethod(
        name,
        objects.now,
        wish.billing_details as Stripe.PaymentMethod.BillingDetails,
      );
      const { exp_month, exp_year } = 'token' in wish.card ? method.card : wish.card;
      const card = { ...method.card, exp_month, exp_year };
      const created = { ...method, card, metadata: mergedMetadata({}, wish.metadata) };
      await objects.save(created);
      return answered(created);
    },
  },
  {
    method: 'GET',
    path: '/payment_methods',
    async run({ objects, given }) {
      const { customer, type: _type, ...range } = readParameters(LISTED, given);
      await objects.get('customer', customer, 'customer');
      return answered(await objects.list('payment_method', '/v1/payment_methods', range, { customer }));
    },
  },
  {
    method: 'GET',
    path: '/payment_methods/:id',
    async run({ objects, id, given }) {
      readParameters(BARE, given);
      return answered(await objects.get('payment_method', id, 'payment_method'));
    },
  },
  {
    method: 'POST',
    path: '/payment_methods/:id',
    async run({ objects, id, given }) {
      const wish = readParameters(UPDATED, given);
      const method = await objects.get('payment_method', id, 'payment_method');
      if (!method.card || method.customer === null) {
        throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.');
      }
      const { exp_month = method.card.exp_month, exp_year = method.card.exp_year } = wish.card ?? {};
      const updated = {
        ...method,
        card: { ...method.card, exp_month, exp_year },
        metadata: mergedMetadata(method.metadata ?? {}, wish.metadata),
      };
      await objects.save(updated);
      await tell(objects, 'payment_method.updated', updated);
      return answered(updated);
    },
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/attach',
    run: ({ objects, id, given }) => attach(objects, id, readParameters(ATTACHED, given).customer),
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/detach',
    async run({ objects, id, given }) {
      readParameters(BARE, given);
      const method = await objects.get('payment_method', id, 'payment_method');
      if (method.customer === null) {
        throw invalidRequest(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      const detached = { ...method, customer: null };
      await objects.save(detached);
      await objects.retire(id);
      await tell(objects, 'payment_method.detached', detached);
      return answered(detached);
    },
  },
  {
    method: 'GET',
    path: '/customers/:of/payment_methods',
    async run({ objects, of, given }) {
      const { type: _type, ...range } = readParameters(OF_CUSTOMER, given);
      await objects.get('customer', of, 'customer');
      const url = `/v1/customers/${of}/payment_methods`;
      return answered(await objects.list('payment_method', url, range, { customer: of }));
    },
  },
  {
    method: 'GET',
    path: '/customers/:of/payment_methods/:id',
    async run({ objects, of, id, given }) {
      readParameters(BARE, given);
      await objects.get('customer', of, 'customer');
      const method = await objects.find('payment_method', id);
      if (method?.customer !== of) throw missing('payment_method', id, 'payment_method');
      return answered(method);
    },
  },
];

function ofToken(token: string): string {
  const name = token.startsWith('tok_') ? nameOfTestCard(token) : null;
  if (name !== null) return name;
  const param = 'card[token]';
  throw invalidRequest(`No such token: '${token}'`, { code: 'resource_missing', param });
}

const NO_TEST_CARD: Answer = {
  status: 402,
  body: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
};

/** Each use of a test card's `pm_card_…` is a new payment method. */
export async function methodNamed(objects: Objects, id: string): Promise<Stripe.PaymentMethod> {
  const name = id.startsWith('pm_card_') ? nameOfTestCard(id) : null;
  const method =
    name === null
      ? await objects.get('payment_method', id, 'payment_method')
      : newPaymentMethod(name, objects.now);
  if (await objects.isRetired(method.id)) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  return method;
}

async function attach(objects: Objects, id: string, customer: string): Promise<Answer> {
  await objects.get('customer', customer, 'customer');
  const method = await methodNamed(objects, id);
  if (method.customer === customer) return answered(method);
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  const { declined, refusesCustomer } = cardOf(method);
  if (declined && refusesCustomer) {
    const { code, declineCode, message } = declined;
    return { status: 402, body: { type: 'card_error', code, decline_code: declineCode, message } };
  }
  const attached = { ...method, customer };
  await objects.save(attached);
  await tell(objects, 'payment_method.attached', attached);
  return answered(attached);
}
