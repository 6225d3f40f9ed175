import { stripeForSpecs, type StripeForSpecs } from '../testing/stripe-for-specs.ts';
import { apiSuite, type ApiSuite } from './api-suite.ts';

export type CardSuite = ApiSuite & StripeForSpecs;

/** The real API with the real SDK over the Stripe sandbox as its payment provider. */
export async function cardSuite(): Promise<CardSuite> {
  const stripe = await stripeForSpecs();
  return { ...(await apiSuite({}, { payments: stripe.payments })), ...stripe };
}
