import type { CardDetails, CardToken, Cents, DeclineReason } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { Result } from '@ridgeline/core/shared';

/** A payment to make. */
export type PaymentWish = {
  /** The provider's id of the customer. */
  readonly customer: string;
  /** Our id of whoever pays: their payments are still known by it when they are deleted at the provider. */
  readonly person: string;
  readonly cardId: string;
  readonly amount: Cents;
  /** What it is for, in the language of the person: the text on their receipt. A later call may tell it in another one. */
  readonly title: string;
  /** `hold`: the amount is held on the card and not taken. */
  readonly take: 'now' | 'hold';
  /** Whether the person is there and could confirm at their bank. If not, a bank that asks for it declines. */
  readonly payer: 'present' | 'away';
  /** A second call with the same key is the same payment, even if the first answer was lost. */
  readonly key: string;
};

export type Payment = { readonly id: string } &
  /** `refunded`: how much was given back since. */
  (
    | { readonly is: 'done'; readonly receiptUrl: string | null; readonly refunded: Cents }
    /** The bank wants the person to confirm (3-D Secure); the provider's library needs `secret` for that. */
    | { readonly is: 'needs-confirmation'; readonly secret: string }
    /** `asksBank`: their bank would have taken the payment of a person who is present and confirms. */
    | { readonly is: 'declined'; readonly why: DeclineReason; readonly asksBank: boolean }
  );

/** A payment of which something was given back pays for nothing that is not settled yet. */
export const isGivenBack = (payment: Payment) => payment.is === 'done' && payment.refunded > 0;

/** A payment that its card holder has disputed at their bank. */
export type Dispute = {
  readonly id: string;
  readonly paymentId: string;
  readonly customer: string;
  /** The key that it was made with. */
  readonly key: string;
  readonly amount: Cents;
  /** The bank takes the money back when a dispute is opened, and returns it if the dispute is won. */
  readonly is: 'open' | 'won' | 'lost';
};

/** Another customer has used this key: they are paying the same thing, or have paid it. */
export class KeyOfAnother extends Error {
  override readonly name = 'KeyOfAnother';
}

/** In milliseconds, both included. */
export type MadeQuery = { readonly from: number; readonly to: number; readonly next: string | null };

/** A payment as the provider's own list tells of it. */
export type MadePayment = {
  readonly id: string;
  readonly customer: string;
  /** Our id of the person, who may have been deleted. */
  readonly personId: string | null;
  readonly key: string;
  readonly amount: Cents;
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** `kept`: taken or held, and not given back. */
  readonly is: 'kept' | 'given-back' | 'open' | 'declined';
};
export type MadePage = { readonly payments: readonly MadePayment[]; readonly next: string | null };

/**
 * The payment provider. We store its ids of customers, cards and payments. If it cannot be reached, a method rejects with
 * `SupplierAway`, and it is unknown whether the call had an effect: it is repeated with the same key.
 */
export abstract class Payments {
  /** Its id of a person: created by the first call, the same afterwards. */
  abstract customerOf(person: { readonly id: string; readonly email: string }): Promise<string>;
  /** Its id of a person who may have been deleted; null if they never were a customer. */
  abstract findCustomer(personId: string): Promise<string | null>;
  /** Saves the card of a token for the customer. Saving it again returns the same card. */
  abstract saveCard(customer: string, token: CardToken): Promise<Result<ProfileCard, DeclineReason>>;
  abstract changeCard(customer: string, details: CardDetails): Promise<Result<ProfileCard, 'card-unknown'>>;
  /** Forgetting an unknown card is not an error. */
  abstract forgetCard(customer: string, cardId: string): Promise<void>;
  /** Deletes a customer with all their cards; null if the person never was one. A second time it does nothing. */
  abstract forgetCustomer(person: {
    readonly id: string;
    readonly customer: string | null;
  }): Promise<string | null>;
  /** Rejects with `KeyOfAnother` if another customer has paid, or is paying, by this key. */
  abstract pay(wish: PaymentWish): Promise<Payment>;
  /** The payment of this key, whose answer may have been lost; null if none was made. */
  abstract findByKey(of: Pick<PaymentWish, 'customer' | 'key'>): Promise<Payment | null>;
  /** The current state of a payment. */
  abstract find(paymentId: string): Promise<Payment>;
  /** The card of a payment that is done or waits for the bank; null if it was declined. */
  abstract cardOf(paymentId: string): Promise<ProfileCard | null>;
  /** Cancels a payment that waits for the bank, for good. Returns its state: a payment that is done stays done. */
  abstract cancel(paymentId: string): Promise<Payment>;
  /** A page of the payments made in a span of time, newest first; `next` asks for the following page. */
  abstract made(asked: MadeQuery): Promise<MadePage>;
  /** Takes an amount that is held, once. False if it is not held any more: it was released, or the bank let it lapse. */
  abstract capture(paymentId: string): Promise<boolean>;
  /** The current state of a dispute; null if it is about none of our payments. */
  abstract dispute(disputeId: string): Promise<Dispute | null>;
  /** Gives a payment that is done back, whole and once. A hold is released. */
  abstract refund(paymentId: string): Promise<void>;
}
