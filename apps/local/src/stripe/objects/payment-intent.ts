import type { Stripe } from 'stripe';
import { newId } from './objects.ts';

export type NewIntent = Pick<
  Stripe.PaymentIntent,
  'allowed_payment_method_types' | 'amount' | 'currency' | 'customer' | 'description' | 'metadata'
> & {
  readonly capture_method: Stripe.PaymentIntent['capture_method'];
  readonly payment_method: string | null;
  readonly receipt_email: string | null;
};

export function newPaymentIntent(wish: NewIntent, now: number): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: now,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: wish.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_group: null,
    ...wish,
  };
}
