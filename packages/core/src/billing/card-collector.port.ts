import type { Result } from '../shared/result.ts';
import type { BillingAddress } from './billing-address.policy.ts';
import type { CardToken } from './card-token.policy.ts';
import type { ConfirmationSecret } from './order.ts';

/** How complete the card entry is, as reported by the provider's fields. */
export type CardEntry = { readonly complete: boolean; readonly problem: CardProblem | null };
export type CardProblem = 'number-invalid' | 'expiry-invalid' | 'code-invalid';

/**
 * `card-rejected`: the provider does not accept it. `collector-unavailable`: the provider or its library could not be
 * reached.
 */
export type CollectFailure = 'card-incomplete' | 'card-rejected' | 'collector-unavailable';

/** `confirmation-refused`: the bank refused, or the user canceled in the bank's window. */
export type ConfirmFailure = 'confirmation-refused' | 'collector-unavailable';

/**
 * The payment provider's library, loaded on demand with the publishable key. A card is entered in the provider's
 * fields, not ours; this app receives a token.
 */
// PLAN-9
export abstract class CardCollector {
  /** Reports the progress of the card entry at once and after every change. Returns the unsubscribe function. */
  abstract watch(tell: (entry: CardEntry) => void): () => void;
  abstract collect(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>>;
  /** 3-D Secure: resolves when the bank has answered. */
  abstract confirm(secret: ConfirmationSecret): Promise<Result<void, ConfirmFailure>>;
}
