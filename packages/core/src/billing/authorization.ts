import type { Cents } from './money.ts';
import type { ConfirmationSecret, DeclineReason } from './order.ts';

/** The price of one report of a type, to be held. */
// PLAN-9
export type AuthorizationRequest = {
  readonly price: Cents;
  readonly reportType: string;
  readonly orderKey: string;
};

export type Authorization =
  | { readonly is: 'authorized'; readonly id: string; readonly price: Cents }
  | { readonly is: 'needs-confirmation'; readonly secret: ConfirmationSecret }
  | { readonly is: 'declined'; readonly why: DeclineReason };
