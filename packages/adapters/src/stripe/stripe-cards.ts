import {
  type BillingAddress,
  type CardToken,
  type CollectFailure,
  type ConfirmFailure,
  parseCardToken,
} from '@ridgeline/core/billing';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { isUnreached } from './stripe-errors.ts';

/** Stripe's library as it was loaded, and what it is asked for. Loaded with it. */
export class StripeCards {
  readonly library: Stripe;

  static async load(publishableKey: string): Promise<StripeCards | null> {
    const library = await loadStripe(publishableKey);
    return library && new StripeCards(library);
  }

  private constructor(library: Stripe) {
    this.library = library;
  }

  async collect(
    card: StripeCardElement,
    address: BillingAddress | null,
  ): Promise<Result<CardToken, CollectFailure>> {
    const { paymentMethod, error } = await answered(
      this.library.createPaymentMethod({
        type: 'card',
        card,
        ...(address && {
          billing_details: {
            address: { line1: address.street, city: address.city, postal_code: address.zip, country: 'US' },
          },
        }),
      }),
    );
    if (error) return fail(collectFailureOf(error));
    const token = parseCardToken(paymentMethod.id);
    return token.ok ? token : fail('card-rejected');
  }

  async confirm(secret: string): Promise<Result<void, ConfirmFailure>> {
    const { error } = await answered(this.library.confirmCardPayment(secret));
    if (error === undefined) return done;
    if (isUnreached(error)) return fail('collector-unavailable');
    // Any other error has an outcome, such as a decline after the confirmation, which the order is asked for.
    return error.code === 'payment_intent_authentication_failure' ? fail('confirmation-refused') : done;
  }
}

function collectFailureOf(error: StripeError): CollectFailure {
  if (isUnreached(error)) return 'collector-unavailable';
  return error.type === 'validation_error' ? 'card-incomplete' : 'card-rejected';
}

type Answered<Given> = Given | { readonly error: StripeError; readonly paymentMethod?: undefined };

/** The library answers with errors; what it throws means that it could not do its work at all. */
function answered<Given>(answer: Promise<Given>): Promise<Answered<Given>> {
  return answer.catch(() => ({ error: { type: 'api_connection_error' } }));
}
