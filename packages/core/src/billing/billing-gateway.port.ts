import type { Result } from '../shared/result.ts';
import type { Bill, Transaction } from './billing-history.ts';
import type { CardDetails } from './card-details.policy.ts';
import type { CardToken } from './card-token.policy.ts';
import type { RetryAnswer } from './retry-answer.policy.ts';
import type { SavedCards } from './saved-cards.policy.ts';

/**
 * `not-found`: there is no such card. `refused`: the payment provider did not take it. `unavailable`: nobody
 * answered, or not in a way we understand.
 */
export type BillingFailure = 'signed-out' | 'not-found' | 'refused' | 'unavailable';

/** How whoever is signed in pays, and has paid. A call that breaks is a failure like another: nothing here throws. */
// PLAN-9
export abstract class BillingGateway {
  abstract paymentInfo(): Promise<Result<SavedCards, BillingFailure>>;
  /** The cards as they stand after it, like all that follow. A card that is saved already is there once. */
  abstract saveCard(token: CardToken): Promise<Result<SavedCards, BillingFailure>>;
  abstract changeCard(details: CardDetails): Promise<Result<SavedCards, BillingFailure>>;
  abstract setDefaultCard(cardId: string): Promise<Result<SavedCards, BillingFailure>>;
  /** Forgets every card. */
  abstract removePaymentInfo(): Promise<Result<SavedCards, BillingFailure>>;
  /** Tries to collect what is past due. On error it is no success, with a message. */
  abstract retryPayment(): Promise<RetryAnswer>;
  /** Newest first, and so are transactions. */
  abstract history(): Promise<Result<readonly Bill[], BillingFailure>>;
  abstract transactions(): Promise<Result<readonly Transaction[], BillingFailure>>;
}
