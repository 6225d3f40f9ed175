import type { Stripe, StripeCardElementChangeEvent, StripeElements } from '@stripe/stripe-js';

/** The fields of the payment provider, in which a card is entered. */
export abstract class CardFields {
  /** The provider's library; null if it could not be loaded. Calling it again tries again. */
  abstract library(): Promise<Stripe | null>;
  /** A card is entered in the fields of `elements`, until the function that this returns is called. */
  abstract enterIn(elements: StripeElements): () => void;
  /** What was typed has changed. */
  abstract entered(change: StripeCardElementChangeEvent): void;
}
