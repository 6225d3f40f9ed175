import type { Result } from '../shared/result.ts';
import type { BillingAddress } from './billing-address.policy.ts';
import type { CardToken } from './card-token.policy.ts';
import type { ConfirmationSecret } from './order.ts';

/** How far a card is typed in, as the provider's own fields tell. */
export type CardEntry = { readonly complete: boolean; readonly problem: CardProblem | null };
export type CardProblem = 'number-invalid' | 'expiry-invalid' | 'code-invalid';

/** `card-rejected`: the provider does not take it. `collector-unavailable`: its library or it itself was not reached. */
export type CollectFailure = 'card-incomplete' | 'card-rejected' | 'collector-unavailable';

/** `confirmation-refused`: the bank, or the person in the bank's window, said no. */
export type ConfirmFailure = 'confirmation-refused' | 'collector-unavailable';

/**
 * The payment provider's library, loaded with the publishable key when it is needed. A card is typed into its
 * fields and not into ours: what comes out is a token.
 */
// PLAN-9
export abstract class CardCollector {
  /** Tells how far the card is, at once and after every change, until the answer is called. */
  abstract watch(tell: (entry: CardEntry) => void): () => void;
  abstract collect(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>>;
  /** 3-D Secure: ends when the bank has answered. */
  abstract confirm(secret: ConfirmationSecret): Promise<Result<void, ConfirmFailure>>;
}
