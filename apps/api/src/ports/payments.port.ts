import type { CardDetails, CardToken, Cents, DeclineReason } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { Result } from '@ridgeline/core/shared';

/** One payment that is asked for. */
export type PaymentWish = {
  /** Who pays, as the provider knows them. */
  readonly customer: string;
  readonly cardId: string;
  readonly amount: Cents;
  /** What it is for, as the person reads it on their statement. */
  readonly title: string;
  /** `hold`: the amount is held on the card and not taken. */
  readonly take: 'now' | 'hold';
  /** The same again is the same payment, also where the first answer was lost. */
  readonly key: string;
};

export type Payment = { readonly id: string } & (
  | { readonly is: 'done'; readonly receiptUrl: string | null }
  /** The bank wants to ask the person (3-D Secure); `secret` lets the provider's library do so. */
  | { readonly is: 'needs-confirmation'; readonly secret: string }
  | { readonly is: 'declined'; readonly why: DeclineReason }
);

/**
 * The payment provider. What it answers is kept on our side by its ids. Where it is not reached a method rejects,
 * and nobody knows whether it did what it was asked: with the same key it is asked again.
 */
export abstract class Payments {
  /** Its id of a person: made with the first call, the same afterwards. */
  abstract customerOf(person: { readonly id: string; readonly email: string }): Promise<string>;
  /** Makes the card behind a token the customer's. Once more is the same card. */
  abstract saveCard(customer: string, token: CardToken): Promise<Result<ProfileCard, 'card-refused'>>;
  abstract changeCard(customer: string, details: CardDetails): Promise<Result<ProfileCard, 'card-unknown'>>;
  /** To forget what is not there is fine. */
  abstract forgetCard(customer: string, cardId: string): Promise<void>;
  abstract pay(wish: PaymentWish): Promise<Payment>;
  /** How a payment stands now. */
  abstract find(paymentId: string): Promise<Payment>;
  /** A payment that waits for the bank is never taken from then on. How it stands: one that was done stays done. */
  abstract cancel(paymentId: string): Promise<Payment>;
}
