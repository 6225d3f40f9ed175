import type { Cents } from './money.ts';
import type { ConfirmationSecret, DeclineReason } from './order.ts';

/** A hold on the price of one report of a type. */
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
