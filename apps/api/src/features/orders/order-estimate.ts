import {
  afterCharge,
  chargedFrom,
  couponCharges,
  type Coupon,
  type Estimate,
  type EstimateLine,
  estimateOf,
  isUsedUp,
  type OrderWish,
  parseCouponCode,
  type PlanVariant,
  priceOf,
  type ReportBuyer,
  reportPrice,
  type Product,
  type ProductPrice,
  unusedCredit,
} from '@ridgeline/core/billing';
import {
  afterExchanging,
  type BillingPeriod,
  type PauseDates,
  periodEnd,
  type Subscription,
  trialEnd,
} from '@ridgeline/core/plans';
import { fail, type Instant, ok, type Result } from '@ridgeline/core/shared';
import { subscriptionOf, type SubscriptionRow } from '../plans/subscription-row.ts';
import type { BoughtTerms } from '../../db/schema/payments.ts';
import {
  type CouponRow,
  isForLater,
  type NewOrder,
  type OrderFacts,
  type PlannedUse,
  type SoldProduct,
} from './order-facts.repository.ts';
import type { PlanTerms } from './settling.repository.ts';

export type EstimateRefusal = 'product-unknown' | 'coupon-unknown' | 'coupon-used-up';

/** The price of an order in the current state. */
// PLAN-9
export function estimateFor(facts: OrderFacts, wish: OrderWish): Result<Estimate, EstimateRefusal> {
  const { product } = facts;
  const price = product && priceFor(product, wish, facts);
  if (!product || !price || !isOfKind(product, wish)) return fail('product-unknown');
  const code = wish.is === 'add-on' ? null : wish.couponCode;
  const coupon = couponFrom(facts.coupon);
  if (code !== null && coupon === null) return fail('coupon-unknown');
  const isTakenOver = wish.is === 'plan' && plannedUseOf(facts, code) !== null;
  if (code !== null && !isTakenOver && isCouponUsedUp(facts)) return fail('coupon-used-up');
  const now = nowAt(facts);
  const titleEs = product.spanish?.title ?? null;
  const item: EstimateLine = { is: 'item', title: product.title, titleEs, amount: price.amount };
  return ok(
    estimateOf({
      lines: [item, ...(wish.is === 'plan' ? creditsOf(facts, now) : [])],
      coupon: code === null ? null : coupon,
      taxRate: facts.taxRate,
      chargedAt: chargedAt(facts, wish),
      now,
    }),
  );
}

const TYPES = { plan: 'code-report-plan', report: 'code-report', 'add-on': 'add-ons' } as const;

// D PLAN-9.8: a single report is bought for the type of report that its product is sold for.
function isOfKind(product: SoldProduct, wish: OrderWish): boolean {
  return product.type === TYPES[wish.is] && (wish.is !== 'report' || wish.reportType === product.reportType);
}

/** An open order of the same coupon, which this one replaces, gives its use back. */
export function isCouponUsedUp({ coupon, rival }: OrderFacts): boolean {
  return coupon !== null && isUsedUp(coupon, { givenBack: rival?.couponId === coupon.id ? 1 : 0 });
}

/** The planned plan that a new one replaces, if its order uses the same coupon. */
export function plannedUseOf(facts: OrderFacts, couponId: string | null): PlannedUse | null {
  const replaced = replacedPlan(facts)?.id;
  return (
    facts.planned.find(
      (use) => couponId !== null && use.subscriptionId === replaced && use.couponId === couponId,
    ) ?? null
  );
}

function priceFor(product: Product, wish: OrderWish, facts: OrderFacts): ProductPrice | null {
  if (wish.is === 'add-on') return product.prices.find(({ priceId }) => priceId === wish.priceId) ?? null;
  const price = priceOf(product, wish.is === 'plan' ? wish : { billing: null, variant: null });
  if (wish.is !== 'report' || price === null) return price;
  return { ...price, amount: reportPrice(price.amount, reportBuyer(facts), wish.state) };
}

export function reportBuyer(facts: OrderFacts): ReportBuyer {
  return {
    owner: !facts.inTeam || facts.ownsTeam,
    plan: currentPlan(facts),
    planState: facts.subscriptions[0]?.state ?? null,
    projectsLeft: facts.projectsLeft,
    now: nowAt(facts),
  };
}

export function couponFrom(
  row: Pick<CouponRow, 'id' | 'percentHundredths' | 'amountOff'> | null,
): Coupon | null {
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

/** What the plan before pays of the new one: its unused time, and what is kept of an earlier one. */
function creditsOf(facts: OrderFacts, now: Instant): readonly EstimateLine[] {
  const replaced = replacedPlan(facts);
  if (!replaced) return [];
  const { title, titleEs, credit } = replaced;
  const kept: EstimateLine = { is: 'credit', title, titleEs, amount: -credit };
  return [unusedTime(replaced, now), credit > 0 ? kept : null].filter((line) => line !== null);
}

function unusedTime(row: SubscriptionRow, now: Instant): EstimateLine | null {
  if (row.isExpired) return null;
  const { title, titleEs, paidAmount: amount, paidFrom: start, paidUntil: end } = row;
  if (amount === null || start === null || end === null) return null;
  const credit = unusedCredit({ amount, start, end }, now);
  return credit === 0 ? null : { is: 'unused-time', title, titleEs, amount: -credit };
}

/** The plan, and its paid period, whose credit pays a part of an order of a plan. */
export function creditedPeriod(facts: OrderFacts): NewOrder['credited'] {
  const replaced = replacedPlan(facts);
  const hasCredit = creditsOf(facts, nowAt(facts)).length > 0;
  return hasCredit && replaced ? { id: replaced.id, from: replaced.paidFrom } : null;
}

/** The title and prices of what is sold. */
export function boughtTerms({ product }: OrderFacts, variant: PlanVariant | null): BoughtTerms | null {
  if (!product) return null;
  const priceFor = (billing: BillingPeriod) => priceOf(product, { billing, variant })?.amount ?? null;
  const { title, spanish } = product;
  return {
    title,
    titleEs: spanish?.title ?? null,
    priceMonthly: priceFor('monthly'),
    priceAnnual: priceFor('annual'),
  };
}

/** The plan that a new one replaces: of the caller's own team, or else their own; never that of a team they are only in. */
export function replacedPlan({ subscriptions, ownsTeam }: OrderFacts): SubscriptionRow | null {
  return subscriptions.find(({ ofTeam }) => ownsTeam || !ofTeam) ?? null;
}

const NEVER_PAUSED: PauseDates = { pausedAt: null, pauseActiveAt: null, resumesAt: null };

/** The terms of the new plan. Its prices are those of its order. */
export function termsOf(facts: OrderFacts, wish: Extract<OrderWish, { is: 'plan' }>): PlanTerms {
  const { variant, state } = wish;
  const billingPeriod = wish.billing ?? 'monthly';
  const bought = facts.order?.bought ?? boughtTerms(facts, variant);
  const replaced = replacedPlan(facts);
  const now = replaced?.now ?? facts.now;
  const anchor = facts.order?.beginsAt ?? now;
  const { pausedAt, pauseActiveAt, resumesAt } = replaced ?? NEVER_PAUSED;
  return {
    variant,
    state,
    billingPeriod,
    priceMonthly: bought?.priceMonthly ?? null,
    priceAnnual: bought?.priceAnnual ?? null,
    anchor,
    periodEnd: periodEnd(anchor, billingPeriod, anchor),
    ...couponAfterPurchase(facts, wish),
    pause: afterExchanging({ pausedAt, pauseActiveAt, resumesAt }, now),
    replacedId: replaced?.id ?? null,
  };
}

/**
 * The coupon with the charges that it has left after the purchase, which used one. For a plan that is charged later,
 * none is used yet.
 */
function couponAfterPurchase(
  facts: OrderFacts,
  wish: Extract<OrderWish, { is: 'plan' }>,
): Pick<PlanTerms, 'couponId' | 'couponChargesLeft'> {
  const coupon = couponFrom(facts.coupon);
  const { order } = facts;
  if (facts.coupon === null || coupon === null || wish.couponCode === null)
    return { couponId: null, couponChargesLeft: null };
  const chargesLeft = couponCharges(facts.coupon, wish.billing ?? 'monthly');
  const running = { off: coupon.off, chargesLeft };
  const left = order === null || isForLater(order) ? running : afterCharge(running);
  return { couponId: left && coupon.id, couponChargesLeft: left?.chargesLeft ?? null };
}
