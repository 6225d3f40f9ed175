import type { Stripe } from 'stripe';
import type { Decline } from '../test-cards.ts';
import type { ErrorBody } from '../wire/stripe-failure.ts';
import { newCharge } from './charge.ts';
import { newDispute } from './dispute.ts';
import { tell } from './events.ts';
import type { Objects } from './objects.ts';
import { cardOf } from './payment-method.ts';

export type Attempt = { readonly intent: Stripe.PaymentIntent; readonly declined: ErrorBody | null };

type Attempted = {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
};

/** Confirms a payment: it is charged, waits for the bank, or is declined. */
export async function attemptPayment(
  objects: Objects,
  attempted: Attempted,
  isAway = false,
): Promise<Attempt> {
  if (!cardOf(attempted.method).asksBank) return charge(objects, attempted);
  return isAway ? decline(objects, attempted, ASKS_BANK) : askBank(objects, attempted);
}

/** What a bank that wants its customer to confirm answers to a payment made without them. */
const ASKS_BANK: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

async function askBank(objects: Objects, { intent, method }: Attempted): Promise<Attempt> {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    last_payment_error: null,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: '/local/bank' },
    },
  };
  await objects.save(waiting);
  await tell(objects, 'payment_intent.requires_action', waiting);
  return { intent: waiting, declined: null };
}

async function decline(objects: Objects, { intent, method }: Attempted, why: Decline): Promise<Attempt> {
  const made = newCharge(intent, method, { declined: why, now: objects.now, site: objects.site });
  await objects.save(made);
  await tell(objects, 'charge.failed', made);
  return refuse(objects, { intent: { ...intent, latest_charge: made.id }, method }, cardError(why, made.id));
}

export async function charge(objects: Objects, { intent, method }: Attempted): Promise<Attempt> {
  const { declined, disputes } = cardOf(method);
  if (declined) return decline(objects, { intent, method }, declined);
  const made = {
    ...newCharge(intent, method, { declined: null, now: objects.now, site: objects.site }),
    disputed: disputes === true,
  };
  await objects.save(made);
  const isHeld = intent.capture_method === 'manual';
  const paid: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    latest_charge: made.id,
    last_payment_error: null,
    next_action: null,
    status: isHeld ? 'requires_capture' : 'succeeded',
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
  };
  await objects.save(paid);
  await tell(objects, 'charge.succeeded', made);
  await tell(objects, isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid);
  if (disputes === true) await dispute(objects, made);
  return { intent: paid, declined: null };
}

async function dispute(objects: Objects, made: Stripe.Charge): Promise<void> {
  const opened = newDispute(made, objects.now);
  await objects.save(opened);
  await tell(objects, 'charge.dispute.created', opened);
}

const NOT_CONFIRMED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
} as const;

/** The bank's answer to a payment that waits for it. */
export function bankAnswers(
  objects: Objects,
  attempted: Attempted,
  answer: 'confirms' | 'refuses',
): Promise<Attempt> {
  return answer === 'confirms' ? charge(objects, attempted) : refuse(objects, attempted, NOT_CONFIRMED);
}

async function refuse(objects: Objects, { intent, method }: Attempted, why: ErrorBody): Promise<Attempt> {
  const refused: Stripe.PaymentIntent = {
    ...intent,
    payment_method: null,
    next_action: null,
    last_payment_error: { ...lastErrorOf(why), payment_method: method },
    status: 'requires_payment_method',
  };
  await objects.save(refused);
  await tell(objects, 'payment_intent.payment_failed', refused);
  return { intent: refused, declined: { ...why, payment_intent: refused, payment_method: method } };
}

function cardError({ code, declineCode, message }: Decline, id: string): ErrorBody {
  return { type: 'card_error', code, decline_code: declineCode, message, charge: id };
}

function lastErrorOf({ type, code, decline_code, message, charge: id }: ErrorBody) {
  return {
    type,
    message,
    ...(code !== undefined && { code }),
    ...(decline_code !== undefined && { decline_code }),
    ...(id !== undefined && { charge: id }),
  };
}
