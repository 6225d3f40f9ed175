import type { Instant } from '../shared/instant.ts';
import { chargedOf, type Estimate } from './estimate.policy.ts';
import { totalOf, type Cents } from './money.ts';
import { unusedPart, type Span } from './proration.policy.ts';

/** A period of a plan that was paid, and what it is worth: the charge, and the credit that was used for it. */
export type PaidPeriod = Span & { readonly amount: Cents };

/**
 * The credit for the rest of a paid period. Nothing is credited for a coupon, or after the period: the next one, a pause
 * and a payment that failed are not paid.
 */
// PLAN-9
// D PLAN-9.6: unused time is credited at what was paid for it, not at the list price.
export function unusedCredit(paid: PaidPeriod | null, now: Instant): Cents {
  return paid === null ? 0 : unusedPart(paid.amount, paid, now);
}

/**
 * What the period that is bought is worth: its price without the coupon and without the tax, and without a total that is
 * too small to be charged. A credit that is left over is not part of it.
 */
export function worthOf({
  lines,
  discount,
  tax,
  total,
}: Pick<Estimate, 'lines' | 'discount' | 'tax' | 'total'>): Cents {
  const bought = lines.filter(({ is }) => is === 'item');
  const notCharged = chargedOf(total) === 0 ? total - tax : 0;
  return totalOf(bought.map(({ amount }) => amount)) - discount - notCharged;
}
