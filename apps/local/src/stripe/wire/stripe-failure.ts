import type { Stripe } from 'stripe';

/** The body of an error, as the SDK reads it. */
export type ErrorBody = {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
};

/** A call that changed nothing: it may be repeated under its idempotency key. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, more: Pick<ErrorBody, 'code' | 'param'> = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...more });
}

/** What a call that ended well answers, or a card that was declined: that is stored, and so is its answer. */
export type Answer =
  | { readonly status: 200; readonly body: object }
  | { readonly status: 402; readonly body: ErrorBody };

export const answered = (body: object): Answer => ({ status: 200, body });
