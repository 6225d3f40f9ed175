import { utc } from '@date-fns/utc/utc';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { DAY, type Instant } from '../shared/instant.ts';
import type { BillingPeriod, Subscription } from './subscription.ts';

// PLAN-1
const TERM_DAYS: Readonly<Record<BillingPeriod, number>> = { annual: 365, monthly: 30 };
const MONTHS: Readonly<Record<BillingPeriod, number>> = { annual: 12, monthly: 1 };

export type BilledPlan = Pick<Subscription, 'billingPeriod' | 'startTime' | 'details'>;

/** Length of a plan's term from its start, if the payment provider gives no dates. */
export function planTerm(billingPeriod: BillingPeriod): number {
  return TERM_DAYS[billingPeriod] * DAY;
}

/**
 * The same day and time of day `months` later, in UTC, or the last day of a month too short for it. Always counted from
 * the anchor, never from the previous period, so that billing returns to the 31st after February.
 */
export function monthsAfter(anchor: Instant, months: number): Instant {
  return addMonths(anchor, months, { in: utc }).getTime();
}

/** The period that contains `now`: start inclusive, end exclusive. */
export function billingPeriodAt(
  anchor: Instant,
  billingPeriod: BillingPeriod,
  now: Instant,
): { readonly start: Instant; readonly end: Instant } {
  const step = MONTHS[billingPeriod];
  const elapsed = Math.floor(differenceInCalendarMonths(now, anchor, { in: utc }) / step);
  const index = monthsAfter(anchor, elapsed * step) > now ? elapsed - 1 : elapsed;
  return { start: monthsAfter(anchor, index * step), end: monthsAfter(anchor, (index + 1) * step) };
}

/** End of the billing period that contains `now`. */
export function periodEnd(anchor: Instant, billingPeriod: BillingPeriod, now: Instant): Instant {
  return billingPeriodAt(anchor, billingPeriod, now).end;
}

/** The billing anchor from which all billing days are computed, if the payment provider gave one. */
export function billingAnchor({ details }: Pick<BilledPlan, 'details'>): Instant | null {
  return details?.billingCycleAnchor ?? details?.currentPeriodEnd ?? null;
}

/** End of the plan's billing period that contains `now`, or null if unknown. */
export function currentPeriodEnd(plan: BilledPlan, now: Instant): Instant | null {
  const anchor = billingAnchor(plan);
  if (anchor !== null) return periodEnd(anchor, plan.billingPeriod, now);
  if (plan.startTime === null) return null;
  // D PLAN-1.1: without dates from the payment provider, terms of 30 or 365 days are counted from the start.
  const term = planTerm(plan.billingPeriod);
  return plan.startTime + (Math.floor((now - plan.startTime) / term) + 1) * term;
}
