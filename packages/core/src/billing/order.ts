import type { BillingPeriod, Subscription } from '../plans/subscription.ts';
import type { Instant } from '../shared/instant.ts';
import type { UsState } from '../shared/us-states.ts';
import type { CardToken } from './card-token.policy.ts';
import type { CouponCode } from './coupon.policy.ts';
import type { Cents } from './money.ts';
import type { PlanVariant } from './product.ts';

/** What the user wants to buy. */
// PLAN-1
export type OrderWish = PlanWish | ReportPurchaseWish | AddOnWish;

export type PlanWish = {
  readonly is: 'plan';
  readonly sku: string;
  readonly variant: PlanVariant | null;
  readonly billing: BillingPeriod | null;
  /** The state that a one_state plan is for. */
  readonly state: UsState | null;
  /** Charge now instead of at the end of the trial. */
  readonly payUpFront: boolean;
  readonly couponCode: CouponCode | null;
};

/** A single purchase: one report, without a plan. */
export type ReportPurchaseWish = {
  readonly is: 'report';
  readonly sku: string;
  readonly reportType: string;
  /** The state of the property, if it is known. */
  readonly state: UsState | null;
  readonly couponCode: CouponCode | null;
};

export type AddOnWish = {
  readonly is: 'add-on';
  readonly sku: string;
  readonly priceId: string;
  readonly teamId: string | null;
};

/** The payment method: the token of a newly entered card, or a saved card. */
export type PaymentSource =
  | { readonly is: 'new-card'; readonly token: CardToken }
  | { readonly is: 'saved-card'; readonly cardId: string };

export type Order = {
  readonly wish: OrderWish;
  readonly source: PaymentSource;
  /** The price shown to the user. The server charges this amount or nothing. */
  readonly total: Cents;
  /** Idempotency key: sending the same order again does not charge twice. */
  readonly orderKey: string;
};

/** Passed to the provider's library for confirmation by the user's bank (3-D Secure). */
export type ConfirmationSecret = string;

export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'card-expired',
  'code-wrong',
  'processing-error',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The outcome of an order. */
export type Charge =
  | { readonly is: 'paid'; readonly receipt: Receipt }
  | { readonly is: 'needs-confirmation'; readonly secret: ConfirmationSecret }
  | { readonly is: 'declined'; readonly why: DeclineReason };

export type Receipt = {
  readonly orderId: string;
  readonly paidAt: Instant;
  /** With the tax. */
  readonly amount: Cents;
  readonly tax: Cents;
  readonly bought: Bought;
};

/** The plan after the purchase. */
export type Bought =
  | { readonly is: 'plan'; readonly plan: Subscription }
  | { readonly is: 'report'; readonly sku: string; readonly reportType: string }
  | { readonly is: 'add-on'; readonly sku: string };
