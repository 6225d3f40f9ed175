import { stripeForSpecs, type StripeForSpecs } from '../testing/stripe-for-specs.ts';
import { apiSuite, type ApiSuite } from './api-suite.ts';

/** The real API with the real SDK over the Stripe sandbox as its payment provider. */
export async function cardSuite(): Promise<ApiSuite & StripeForSpecs> {
  const stripe = await stripeForSpecs();
  return { ...(await apiSuite({}, { payments: stripe.payments })), ...stripe };
}
