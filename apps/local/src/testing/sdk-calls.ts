import { Stripe } from 'stripe';
import { expect } from 'vitest';

export const anyCustomer = (stripe: Stripe) => stripe.customers.create({ email: 'mia@example.com' });

export async function aPayment(
  stripe: Stripe,
  card: string,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  key?: string,
) {
  const customer = await anyCustomer(stripe);
  return stripe.paymentIntents.create(
    {
      amount: 2000,
      currency: 'usd',
      customer: customer.id,
      payment_method: card,
      allowed_payment_method_types: ['card'],
      confirm: true,
      ...more,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
}

/** What the SDK throws. */
export function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => expect.fail('it was answered'),
    (problem: unknown) => {
      if (problem instanceof Stripe.errors.StripeError) return problem;
      throw problem;
    },
  );
}
