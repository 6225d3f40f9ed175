// Public exports of the adapters for Stripe.
export { type CardsConfig, StripeCardCollector } from './stripe-card-collector.ts';
