import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { attemptPayment, type Attempt } from '../objects/attempt.ts';
import { captured, released } from '../objects/captured.ts';
import { tell } from '../objects/events.ts';
import { expanded } from '../objects/expanded.ts';
import { type Objects } from '../objects/objects.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import {
  expand,
  mergedMetadata,
  metadata,
  page,
  readParameters,
  text,
  whole,
  yesOrNo,
} from '../wire/parameters.ts';
import { answered, invalidRequest, type Answer } from '../wire/stripe-failure.ts';
import { methodNamed } from './payment-method.routes.ts';
import type { Call, Route } from './route.ts';

/** In cents, for dollars. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

const CREATED = z.strictObject({
  expand,
  amount: whole,
  currency: z.literal('usd'),
  customer: z.optional(text),
  payment_method: z.optional(text),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  confirm: z.optional(yesOrNo),
  off_session: z.optional(yesOrNo),
  capture_method: z.optional(z.enum(['automatic', 'automatic_async', 'manual'])),
  description: z.optional(text),
  receipt_email: z.optional(text),
  metadata: z.optional(metadata),
});
const LISTED = z.strictObject({
  ...page,
  customer: z.optional(text),
  created: z.optional(z.strictObject({ gte: z.optional(whole), lte: z.optional(whole) })),
});
const READ = z.strictObject({ expand, client_secret: z.optional(text) });
const CONFIRMED = z.strictObject({
  expand,
  payment_method: z.optional(text),
  client_secret: z.optional(text),
});
const CAPTURED = z.strictObject({ expand, amount_to_capture: z.optional(whole) });
const CANCELLED = z.strictObject({
  expand,
  cancellation_reason: z.optional(z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])),
});

export const PAYMENT_INTENT_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/payment_intents', run: create },
  {
    method: 'GET',
    path: '/payment_intents',
    async run({ objects, given }) {
      const { customer, expand: paths, ...range } = readParameters(LISTED, given);
      if (customer !== undefined) await objects.get('customer', customer, 'customer');
      const has = customer === undefined ? {} : { customer };
      return answered(
        await expanded(
          objects,
          await objects.list('payment_intent', '/v1/payment_intents', range, has),
          paths,
        ),
      );
    },
  },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    isPublic: true,
    async run(call) {
      const { expand: paths, client_secret } = readParameters(READ, call.given);
      return answered(await expanded(call.objects, await intentOf(call, client_secret), paths));
    },
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    isPublic: true,
    async run(call) {
      const { objects, given } = call;
      const { payment_method, client_secret, expand: paths } = readParameters(CONFIRMED, given);
      const intent = await intentOf(call, client_secret);
      expectStatus(intent, 'confirm', [
        'requires_payment_method',
        'requires_confirmation',
        'requires_action',
      ]);
      const id = payment_method ?? intent.payment_method;
      if (typeof id !== 'string') {
        throw unexpectedState(
          "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
        );
      }
      const method = await methodFor(objects, intent, id);
      return outcome(objects, await attemptPayment(objects, { intent, method }), paths);
    },
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/capture',
    async run(call) {
      const { objects, given } = call;
      const { amount_to_capture, expand: paths } = readParameters(CAPTURED, given);
      const intent = await intentOf(call);
      expectStatus(intent, 'capture', ['requires_capture']);
      const amount = amount_to_capture ?? intent.amount_capturable;
      if (amount < 1 || amount > intent.amount_capturable) {
        const param = 'amount_to_capture';
        throw invalidRequest('The amount to capture must be at most what can be captured.', { param });
      }
      return answered(await expanded(objects, await captured(objects, intent, amount), paths));
    },
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    async run(call) {
      const { objects, given } = call;
      const { cancellation_reason, expand: paths } = readParameters(CANCELLED, given);
      const intent = await intentOf(call);
      expectStatus(intent, 'cancel', [
        'requires_payment_method',
        'requires_capture',
        'requires_confirmation',
        'requires_action',
        'processing',
      ]);
      if (intent.status === 'requires_capture') await released(objects, intent);
      const cancelled: Stripe.PaymentIntent = {
        ...intent,
        status: 'canceled',
        amount_capturable: 0,
        canceled_at: objects.now,
        cancellation_reason: cancellation_reason ?? null,
        next_action: null,
      };
      await objects.save(cancelled);
      await tell(objects, 'payment_intent.canceled', cancelled);
      return answered(await expanded(objects, cancelled, paths));
    },
  },
];

async function create({ objects, given }: Call): Promise<Answer> {
  const wish = readParameters(CREATED, given);
  if (wish.amount < SMALLEST) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (wish.amount > LARGEST) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  if (wish.customer !== undefined) await objects.get('customer', wish.customer, 'customer');
  const intent = newPaymentIntent(
    {
      allowed_payment_method_types: wish.allowed_payment_method_types ?? null,
      amount: wish.amount,
      currency: wish.currency,
      customer: wish.customer ?? null,
      payment_method: wish.payment_method ?? null,
      capture_method: wish.capture_method ?? 'automatic_async',
      description: wish.description ?? null,
      receipt_email: wish.receipt_email ?? null,
      metadata: mergedMetadata({}, wish.metadata),
    },
    objects.now,
  );
  const method =
    wish.payment_method === undefined ? null : await methodFor(objects, intent, wish.payment_method);
  const named = { ...intent, payment_method: method?.id ?? null };
  await objects.save(named);
  await tell(objects, 'payment_intent.created', named);
  if (wish.confirm !== true) return answered(await expanded(objects, named, wish.expand));
  if (method === null)
    throw invalidRequest('You must provide a payment method to confirm.', { param: 'payment_method' });
  const isAway = wish.off_session === true;
  return outcome(objects, await attemptPayment(objects, { intent: named, method }, isAway), wish.expand);
}

/** A browser has to know the secret of the payment as well. */
async function intentOf({ objects, id, by }: Call, secret?: string): Promise<Stripe.PaymentIntent> {
  const intent = await objects.get('payment_intent', id, 'intent');
  const isWrong = secret === undefined ? by === 'publishable' : secret !== intent.client_secret;
  if (!isWrong) return intent;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    },
  );
}

async function methodFor(objects: Objects, { customer }: Stripe.PaymentIntent, id: string) {
  const method = await methodNamed(objects, id);
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest(
      'The provided PaymentMethod cannot be used: it belongs to a Customer, and has to be used with that customer.',
      { param: 'payment_method' },
    );
  }
  await objects.save(method);
  return method;
}

async function outcome(objects: Objects, { intent, declined }: Attempt, paths?: string[]): Promise<Answer> {
  return declined ? { status: 402, body: declined } : answered(await expanded(objects, intent, paths));
}

const PARTICIPLES = { cancel: 'canceled', capture: 'captured', confirm: 'confirmed' } as const;

function expectStatus(
  { status }: Stripe.PaymentIntent,
  verb: keyof typeof PARTICIPLES,
  allowed: readonly Stripe.PaymentIntent.Status[],
): void {
  if (allowed.includes(status)) return;
  throw unexpectedState(
    `You cannot ${verb} this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be ${PARTICIPLES[verb]}: ${allowed.join(', ')}.`,
  );
}

function unexpectedState(message: string) {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}
