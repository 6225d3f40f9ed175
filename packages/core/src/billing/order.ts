import type { BillingPeriod, Subscription } from '../plans/subscription.ts';
import type { Instant } from '../shared/instant.ts';
import type { UsState } from '../shared/us-states.ts';
import type { CardToken } from './card-token.policy.ts';
import type { CouponCode } from './coupon.policy.ts';
import type { Cents } from './money.ts';
import type { PlanVariant } from './product.ts';

/** What a person wants to buy. */
// PLAN-1
export type OrderWish = PlanWish | ReportPurchaseWish | AddOnWish;

export type PlanWish = {
  readonly is: 'plan';
  readonly sku: string;
  readonly variant: PlanVariant | null;
  readonly billing: BillingPeriod | null;
  /** The state that a one_state plan is for. */
  readonly state: UsState | null;
  /** To be charged now, and not when a trial ends. */
  readonly payUpFront: boolean;
  readonly couponCode: CouponCode | null;
};

/** A single purchase: one report, without a plan. */
export type ReportPurchaseWish = {
  readonly is: 'report';
  readonly sku: string;
  readonly reportType: string;
  readonly couponCode: CouponCode | null;
};

export type AddOnWish = {
  readonly is: 'add-on';
  readonly sku: string;
  readonly priceId: string;
  readonly teamId: string | null;
};

/** By what is paid: a token of a card that was just typed in, or a saved card. */
export type PaymentSource =
  | { readonly is: 'new-card'; readonly token: CardToken }
  | { readonly is: 'saved-card'; readonly cardId: string };

export type Order = {
  readonly wish: OrderWish;
  readonly source: PaymentSource;
  /** What the person was told it costs. The server charges this, or nothing. */
  readonly total: Cents;
  /** Tells a repeated order from a second one: sent again, it charges nothing twice. */
  readonly orderKey: string;
};

/** Lets the provider's library take a payment to the person's bank (3-D Secure). */
export type ConfirmationSecret = string;

export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'card-expired',
  'code-wrong',
  'processing-error',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What became of an order. */
export type Charge =
  | { readonly is: 'paid'; readonly receipt: Receipt }
  | { readonly is: 'needs-confirmation'; readonly secret: ConfirmationSecret }
  | { readonly is: 'declined'; readonly why: DeclineReason };

export type Receipt = {
  readonly orderId: string;
  readonly paidAt: Instant;
  readonly amount: Cents;
  readonly bought: Bought;
};

/** A plan as it stands after the purchase. */
export type Bought =
  | { readonly is: 'plan'; readonly plan: Subscription }
  | { readonly is: 'report'; readonly sku: string; readonly reportType: string }
  | { readonly is: 'add-on'; readonly sku: string };
