import type { Stripe } from 'stripe';
import { newId } from './objects.ts';

type Wish = Pick<Stripe.Refund, 'amount' | 'metadata' | 'reason'> & { readonly now: number };

/** Money that goes back to the card of a charge. */
export function newRefund(charge: Stripe.Charge, { now, ...wish }: Wish): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...wish,
  };
}
