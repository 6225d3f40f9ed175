import type { DeclineReason } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { Stripe } from 'stripe';
import type { Dispute, MadePayment } from '../ports/payments.port.ts';

// What Stripe's objects say, in the terms of the port.

export const SECOND = 1000;
/** https://docs.stripe.com/api/disputes/object. The others are open: nobody has decided. */
const DISPUTES: Readonly<Record<string, Dispute['is']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export const disputeIs = ({ status }: Stripe.Dispute): Dispute['is'] => DISPUTES[status] ?? 'open';

/** Null for a payment that is none of ours. */
export function madePayment(intent: Stripe.PaymentIntent): MadePayment | null {
  const { id, customer, metadata, amount, status, created } = intent;
  const key = metadata['key'];
  if (key === undefined || customer === null || typeof customer === 'string') return null;
  const ofCustomer = customer.deleted === true ? undefined : customer.metadata['person'];
  const personId = metadata['person'] ?? ofCustomer ?? null;
  const isDone = status === 'succeeded' || status === 'requires_capture';
  const isOpen = status === 'requires_action' || status === 'processing';
  const isGivenBack = isDone && chargeOf(intent)?.refunded === true;
  const is = isGivenBack ? 'given-back' : isDone ? 'kept' : isOpen ? 'open' : 'declined';
  return { id, customer: customer.id, personId, key, amount, at: created * SECOND, is };
}

export function profileCard({ id, card }: Stripe.PaymentMethod): ProfileCard {
  if (!card) throw new Error(`the payment method ${id} is not a card`);
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { id, brand, last4, expMonth, expYear };
}

export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'string' ? null : charge;
}

/** A payment without a charge was given up by us, or the bank did not confirm it. */
export function whyDeclined(intent: Stripe.PaymentIntent): DeclineReason {
  const charge = chargeOf(intent);
  if (charge?.status === 'failed') return declineReason(charge.outcome?.reason ?? charge.failure_code);
  return intent.cancellation_reason === 'abandoned' ? 'processing-error' : 'card-declined';
}

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  incorrect_cvc: 'code-wrong',
  invalid_cvc: 'code-wrong',
  processing_error: 'processing-error',
};

/** https://docs.stripe.com/declines/codes. The others are told as a declined card. */
export function declineReason(code: string | null | undefined): DeclineReason {
  return DECLINES[code ?? ''] ?? 'card-declined';
}
