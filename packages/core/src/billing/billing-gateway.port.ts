import type { Result } from '../shared/result.ts';
import type { Bill, Transaction } from './billing-history.ts';
import type { CardDetails } from './card-details.policy.ts';
import type { CardToken } from './card-token.policy.ts';
import type { RetryAnswer } from './retry-answer.policy.ts';
import type { SavedCards } from './saved-cards.policy.ts';

/**
 * `not-found`: there is no such card. `refused`: the payment provider rejected it. `unavailable`: no response, or one
 * that cannot be parsed.
 */
export type BillingFailure = 'signed-out' | 'not-found' | 'refused' | 'unavailable';

/**
 * Payment methods and payment history of the signed-in user. Network errors are returned as failures; no method throws.
 */
// PLAN-9
export abstract class BillingGateway {
  abstract paymentInfo(): Promise<Result<SavedCards, BillingFailure>>;
  /** Returns the cards after the change, as do the methods below. A card that is saved already is not added twice. */
  abstract saveCard(token: CardToken): Promise<Result<SavedCards, BillingFailure>>;
  abstract changeCard(details: CardDetails): Promise<Result<SavedCards, BillingFailure>>;
  abstract setDefaultCard(cardId: string): Promise<Result<SavedCards, BillingFailure>>;
  /** Deletes every card. */
  abstract removePaymentInfo(): Promise<Result<SavedCards, BillingFailure>>;
  /** Tries to collect the past-due amount. An error is reported as no success, with a message. */
  abstract retryPayment(): Promise<RetryAnswer>;
  /** Newest first, as are transactions. */
  abstract history(): Promise<Result<readonly Bill[], BillingFailure>>;
  abstract transactions(): Promise<Result<readonly Transaction[], BillingFailure>>;
}
