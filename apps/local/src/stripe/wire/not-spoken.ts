import { StripeFailure } from './stripe-failure.ts';

/** Of Stripe's resources, those that the product does not use, and why (ADR 70). Each call of them is refused. */
export const NOT_SPOKEN: Readonly<Record<string, string>> = {
  setup_intents: 'a card is saved by attaching it to its customer',
  tokens: 'a card is entered as a payment method',
  products: 'plans are data of the API',
  prices: 'plans are data of the API',
  coupons: 'coupons are data of the API',
  promotion_codes: 'coupons are data of the API',
  subscriptions: 'renewals are made by the API, with payment intents',
  invoices: 'bills are kept by the API',
  test_helpers: 'the time of a plan is moved on the page /local/clock',
};

/** Stripe's answer to an unknown address. For a resource that is left out here, it says so. */
export function unknownAddress(method: string, url: string): StripeFailure {
  const path = url.split('?')[0] ?? '';
  const resource = /^\/v1\/([a-z_]+)/.exec(path)?.[1] ?? '';
  const why = Object.hasOwn(NOT_SPOKEN, resource) ? NOT_SPOKEN[resource] : undefined;
  const more = why === undefined ? '' : ` The sandbox leaves '${resource}' out: ${why}.`;
  const message = `Unrecognized request URL (${method}: ${path}).${more}`;
  return new StripeFailure(404, { type: 'invalid_request_error', message });
}
