import { isStale } from '../shared/cache-lifetime.policy.ts';
import { type Instant, MINUTE, SECOND } from '../shared/instant.ts';
import { discountOf, type Coupon } from './coupon.policy.ts';
import { totalOf, type Cents } from './money.ts';
import { taxOf, type TaxRate } from './tax.policy.ts';

export type EstimateLine = {
  /** `credit`: what was left over when the plan was last changed. */
  readonly is: 'item' | 'unused-time' | 'credit';
  readonly title: string;
  readonly titleEs: string | null;
  /** Credits, e.g. for the unused time of the previous plan, are negative. */
  readonly amount: Cents;
};

/** The cost of an order at a given instant. `total` is the sum of all lines, less the discount, plus tax. */
// PLAN-9
export type Estimate = {
  readonly lines: readonly EstimateLine[];
  readonly coupon: Coupon | null;
  readonly discount: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** The remainder of the credits that exceed the amount due: kept for the next charge of the plan. */
  readonly creditLeft: Cents;
  /** Whether the tax cannot be told before the buyer names the state of their billing address. */
  readonly needsState: boolean;
  /** The instant of the charge: now, or the end of the trial. */
  readonly chargedAt: Instant;
  readonly estimatedAt: Instant;
};

export type EstimateFacts = {
  readonly lines: readonly EstimateLine[];
  readonly coupon: Coupon | null;
  /** Null until the state of the buyer is known. */
  readonly taxRate: TaxRate | null;
  readonly chargedAt: Instant;
  readonly now: Instant;
};

// PLAN-9
// D PLAN-9.2: a coupon applies to the items bought, before the credit for unused time.
export function estimateOf({ lines, coupon, taxRate, chargedAt, now }: EstimateFacts): Estimate {
  const bought = totalOf(lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount));
  const discount = coupon === null ? 0 : discountOf(bought, coupon);
  const due = totalOf(lines.map(({ amount }) => amount)) - discount;
  const tax = taxRate === null ? 0 : taxOf(due, taxRate);
  return {
    lines,
    coupon,
    discount,
    tax,
    total: Math.max(0, due) + tax,
    creditLeft: Math.max(0, -due),
    needsState: taxRate === null,
    chargedAt,
    estimatedAt: now,
  };
}

/** The smallest payment in dollars that the payment provider takes. */
const SMALLEST_CHARGE: Cents = 50;

/** What is charged of a total. */
// D PLAN-9.9: a total of less than fifty cents is not charged, since no card payment is that small.
export function chargedOf(total: Cents): Cents {
  return total < SMALLEST_CHARGE ? 0 : total;
}

/** The amount charged today: zero during a trial, unless it is paid up front. */
export function dueToday({ total, chargedAt, estimatedAt }: Estimate): Cents {
  return chargedAt <= estimatedAt ? chargedOf(total) : 0;
}

/** The tax in what is charged today. */
export function taxToday(estimate: Estimate): Cents {
  return dueToday(estimate) === 0 ? 0 : estimate.tax;
}

type PaidFrom = {
  readonly payUpFront: boolean;
  readonly trialEndsAt: Instant | null;
  readonly now: Instant;
};

// PLAN-8 PLAN-9
// D PLAN-8.2: paying up front charges now; otherwise the charge waits for the end of a running trial.
export function chargedFrom({ payUpFront, trialEndsAt, now }: PaidFrom): Instant {
  return payUpFront ? now : Math.max(now, trialEndsAt ?? now);
}

/** START-7: from this instant on, a new estimate is required before payment. */
export function isEstimateStale(
  { estimatedAt }: Pick<Estimate, 'estimatedAt'>,
  { now, production }: { readonly now: Instant; readonly production: boolean },
): boolean {
  return isStale(estimatedAt, now, production ? 15 * SECOND : 5 * MINUTE);
}
