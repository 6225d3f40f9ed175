import { isPaidPlan } from '../plans/plan-status.policy.ts';
import type { Subscription } from '../plans/subscription.ts';
import { firstMatch, type Cases } from '../shared/first-match.ts';
import type { Buyer, PurchaseRefusal } from './plan-purchase.policy.ts';

export type PlanCouponRefusal = Extract<PurchaseRefusal, 'not-owner' | 'bought-on-android'> | 'without-bill';
export type PlanCouponVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: PlanCouponRefusal };

/** Whether there will be another bill, from here and by card. */
const isBilled = (plan: Subscription): boolean =>
  isPaidPlan(plan) && !plan.isExpired && plan.archivedDate === null && plan.purchaseProvider === 'stripe';

// PLAN-9
// D PLAN-9.27: a coupon is put on a plan only if it can take something off its next bill; otherwise it is kept for a purchase.
const REFUSALS: Cases<Buyer, PlanCouponRefusal | null> = [
  [({ owner }) => !owner, 'not-owner'],
  [({ plan }) => plan?.platform === 'android', 'bought-on-android'],
  [({ plan }) => plan === null || !isBilled(plan), 'without-bill'],
];

/** Whether the owner of a plan may put a coupon on it. */
export function planCouponVerdict(buyer: Buyer): PlanCouponVerdict {
  const why = firstMatch(REFUSALS, buyer, null);
  return why === null ? { allowed: true } : { allowed: false, why };
}
