import { Stripe } from 'stripe';
import { PaymentEvents, type EventPayment, type PaymentEvent } from '../ports/payment-events.port.ts';

/** In seconds. An older signature may be a recorded one that is sent again. */
const TOLERANCE = 300;

export class StripeEvents extends PaymentEvents {
  readonly #secret: string;
  readonly #now: () => number;

  constructor({
    webhookSecret,
    now = Date.now,
  }: {
    readonly webhookSecret: string;
    readonly now?: () => number;
  }) {
    super();
    this.#secret = webhookSecret;
    this.#now = now;
  }

  override read(body: Buffer, signature: string | undefined): PaymentEvent | null {
    if (signature === undefined || this.#isFuture(signature)) return null;
    try {
      const { id, data } = Stripe.webhooks.constructEvent(
        body,
        signature,
        this.#secret,
        TOLERANCE,
        undefined,
        this.#now(),
      );
      return { id, payment: paymentOf(data.object), dispute: disputeOf(data.object) };
    } catch (problem) {
      if (problem instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      throw problem;
    }
  }

  /** The SDK checks the age of a signature alone. */
  #isFuture(signature: string): boolean {
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
    return signedAt - this.#now() / 1000 > TOLERANCE;
  }
}

function disputeOf(object: unknown): string | null {
  const { object: kind, id } = object as { readonly object?: unknown; readonly id?: unknown };
  return kind === 'dispute' && typeof id === 'string' ? id : null;
}

/** A payment, or the charge of one: that a charge was refunded changes no payment. */
function paymentOf(object: unknown): EventPayment | null {
  const {
    object: kind,
    customer,
    metadata,
    ...told
  } = object as Partial<Omit<Stripe.PaymentIntent, 'object'> & { object: string; payment_intent: unknown }>;
  const key = metadata?.['key'];
  const id = kind === 'charge' ? told.payment_intent : kind === 'payment_intent' ? told.id : null;
  if (typeof id !== 'string' || typeof customer !== 'string' || !key) return null;
  return { id, customer, key };
}
