import {
  chargedFrom,
  type Coupon,
  type Estimate,
  type EstimateLine,
  estimateOf,
  type OrderWish,
  parseCouponCode,
  priceOf,
  type Product,
  type ProductPrice,
  unusedPart,
} from '@ridgeline/core/billing';
import { billingPeriodAt, isPaidPlan, periodEnd, type Subscription, trialEnd } from '@ridgeline/core/plans';
import { fail, type Instant, ok, type Result } from '@ridgeline/core/shared';
import { subscriptionOf } from '../plans/subscription-row.ts';
import type { CouponRow, OrderFacts } from './order-facts.repository.ts';
import type { PlanTerms } from './settling.repository.ts';

export type EstimateRefusal = 'product-unknown' | 'coupon-unknown';

/** The price of an order in the current state. */
// PLAN-9
export function estimateFor(facts: OrderFacts, wish: OrderWish): Result<Estimate, EstimateRefusal> {
  const { product } = facts;
  const price = product && priceFor(product, wish);
  if (!product || !price || product.type !== TYPES[wish.is]) return fail('product-unknown');
  const code = wish.is === 'add-on' ? null : wish.couponCode;
  const coupon = couponFrom(facts.coupon);
  if (code !== null && coupon === null) return fail('coupon-unknown');
  const plan = currentPlan(facts);
  const now = nowAt(facts);
  const item: EstimateLine = { is: 'item', title: product.title, amount: price.amount };
  const unused = wish.is === 'plan' && plan ? unusedTime(plan, now) : null;
  return ok(
    estimateOf({
      lines: unused ? [item, unused] : [item],
      coupon: code === null ? null : coupon,
      tax: 0,
      chargedAt: chargedAt(facts, wish),
      now,
    }),
  );
}

const TYPES = { plan: 'code-report-plan', report: 'code-report', 'add-on': 'add-ons' } as const;

function priceFor(product: Product, wish: OrderWish): ProductPrice | null {
  if (wish.is === 'add-on') return product.prices.find(({ priceId }) => priceId === wish.priceId) ?? null;
  return priceOf(product, wish.is === 'plan' ? wish : { billing: null, variant: null });
}

export function couponFrom(row: CouponRow | null): Coupon | null {
  const id = parseCouponCode(row?.id);
  if (!row || !id.ok) return null;
  return row.percentHundredths === null
    ? { id: id.value, off: { is: 'amount', cents: row.amountOff ?? 0 } }
    : { id: id.value, off: { is: 'percent', hundredths: row.percentHundredths } };
}

export function currentPlan({ subscriptions: [row], signedUpAt }: OrderFacts): Subscription | null {
  return row ? subscriptionOf(row, signedUpAt) : null;
}

/** PAUSE-5: the plan's own test clock, if it has one. */
export function nowAt({ subscriptions: [row], now }: OrderFacts): Instant {
  return row?.now ?? now;
}

// PLAN-8
export function chargedAt(facts: OrderFacts, wish: OrderWish): Instant {
  const plan = currentPlan(facts);
  const onTrial = plan?.type === 'trial-plan' && !plan.isExpired;
  return chargedFrom({
    payUpFront: wish.is !== 'plan' || wish.payUpFront,
    trialEndsAt: onTrial ? trialEnd(plan, facts.signedUpAt) : null,
    now: nowAt(facts),
  });
}

/** The credit for the rest of a paid period. */
function unusedTime(plan: Subscription, now: Instant): EstimateLine | null {
  const price = plan.billingPeriod === 'annual' ? plan.price.annual : plan.price.monthly;
  const anchor = plan.details?.billingCycleAnchor ?? null;
  const goesOn = isPaidPlan(plan) && !plan.isExpired && plan.archivedDate === null;
  if (!goesOn || price === null || anchor === null || anchor > now) return null;
  const amount = -unusedPart(price, billingPeriodAt(anchor, plan.billingPeriod, now), now);
  return amount === 0 ? null : { is: 'unused-time', title: plan.title, amount };
}

/** The terms of the new plan. */
export function termsOf(facts: OrderFacts, wish: Extract<OrderWish, { is: 'plan' }>): PlanTerms {
  const { variant, state, couponCode } = wish;
  const billingPeriod = wish.billing ?? 'monthly';
  const prices = facts.product?.prices ?? [];
  const anchor = chargedAt(facts, wish);
  const isLater = anchor > nowAt(facts);
  return {
    variant,
    state,
    billingPeriod,
    priceMonthly: priceOf({ prices }, { billing: 'monthly', variant })?.amount ?? null,
    priceAnnual: priceOf({ prices }, { billing: 'annual', variant })?.amount ?? null,
    anchor,
    periodEnd: isLater ? anchor : periodEnd(anchor, billingPeriod, anchor),
    couponId: couponCode,
  };
}
