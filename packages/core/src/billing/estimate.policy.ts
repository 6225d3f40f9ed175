import { estimateLifetime, isStale } from '../session/cache-lifetime.policy.ts';
import type { Instant } from '../shared/instant.ts';
import { discountOf, type Coupon } from './coupon.policy.ts';
import { totalOf, type Cents } from './money.ts';

export type EstimateLine = {
  readonly is: 'item' | 'unused-time';
  readonly title: string;
  /** What the person gets back, e.g. for the unused time of a plan they leave, is negative. */
  readonly amount: Cents;
};

/** What an order would cost, as it stands at a moment. `total` is all lines, less the discount, with the tax. */
// PLAN-9
export type Estimate = {
  readonly lines: readonly EstimateLine[];
  readonly coupon: Coupon | null;
  readonly discount: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** What is left of a credit that is greater than all there is to pay. */
  readonly creditLeft: Cents;
  /** When it is charged: at once, or when a trial ends. */
  readonly chargedAt: Instant;
  readonly estimatedAt: Instant;
};

export type EstimateFacts = {
  readonly lines: readonly EstimateLine[];
  readonly coupon: Coupon | null;
  readonly tax: Cents;
  readonly chargedAt: Instant;
  readonly now: Instant;
};

// PLAN-9
// D PLAN-9.2: a coupon is taken off what is bought, before the credit for unused time.
export function estimateOf({ lines, coupon, tax, chargedAt, now }: EstimateFacts): Estimate {
  const bought = totalOf(lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount));
  const discount = coupon === null ? 0 : discountOf(bought, coupon);
  const due = totalOf(lines.map(({ amount }) => amount)) - discount + tax;
  return {
    lines,
    coupon,
    discount,
    tax,
    total: Math.max(0, due),
    creditLeft: Math.max(0, -due),
    chargedAt,
    estimatedAt: now,
  };
}

/** What is charged today: nothing while a trial goes on, unless it is paid up front. */
export function dueToday({ total, chargedAt, estimatedAt }: Estimate): Cents {
  return chargedAt <= estimatedAt ? total : 0;
}

type PaidFrom = {
  readonly payUpFront: boolean;
  readonly trialEndsAt: Instant | null;
  readonly now: Instant;
};

// PLAN-8 PLAN-9
// D PLAN-8.2: to pay up front is to be charged now; otherwise a running trial is used up first.
export function chargedFrom({ payUpFront, trialEndsAt, now }: PaidFrom): Instant {
  return payUpFront ? now : Math.max(now, trialEndsAt ?? now);
}

/** START-7: from this moment on it is estimated again before anything is paid. */
export function isEstimateStale(
  { estimatedAt }: Pick<Estimate, 'estimatedAt'>,
  { now, production }: { readonly now: Instant; readonly production: boolean },
): boolean {
  return isStale(estimatedAt, now, estimateLifetime({ production }));
}
