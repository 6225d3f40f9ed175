import type { Stripe } from 'stripe';
import { testCard, type TestCard } from '../test-cards.ts';
import { newId } from './objects.ts';

/** A new payment method of a test card. Its fingerprint is the name of the card: by it the card behaves. */
export function newPaymentMethod(
  name: string,
  now: number,
  billing: Partial<Stripe.PaymentMethod.BillingDetails> = {},
): Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card } {
  const { brand, number, asksBank = false } = cardNamed(name);
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: 4,
      exp_year: new Date(now * 1000).getUTCFullYear() + 4,
      fingerprint: name,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: asksBank },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function cardOf({ id, card }: Stripe.PaymentMethod): TestCard {
  if (!card?.fingerprint) throw new Error(`${id} is not a card`);
  return cardNamed(card.fingerprint);
}

function cardNamed(name: string): TestCard {
  const card = testCard(name);
  if (!card) throw new Error(`there is no test card ${name}`);
  return card;
}
