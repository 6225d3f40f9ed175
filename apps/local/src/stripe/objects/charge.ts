import type { Stripe } from 'stripe';
import type { Decline } from '../test-cards.ts';
import { newId, type Objects } from './objects.ts';

/** What became of an attempt to charge the card of a payment. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { declined, now, site }: { readonly declined: Decline | null } & Pick<Objects, 'now' | 'site'>,
): Stripe.Charge {
  const id = newId('ch');
  const captured = declined === null && intent.capture_method !== 'manual';
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'RIDGELINE',
    captured,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(declined),
    paid: declined === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: declined === null && site !== null ? `${site}/local/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(declined: Decline | null): Stripe.Charge.Outcome {
  const known = { advice_code: null, network_advice_code: null, risk_level: 'normal' };
  if (declined === null) {
    return {
      ...known,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...known,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: declined.declineCode,
    seller_message: declined.message,
    type: 'issuer_declined',
  };
}
