import { utc } from '@date-fns/utc/utc';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { DAY, type Instant } from '../shared/instant.ts';
import type { BillingPeriod, Subscription } from './subscription.ts';

// PLAN-1
const TERM_DAYS: Readonly<Record<BillingPeriod, number>> = { annual: 365, monthly: 30 };
const MONTHS: Readonly<Record<BillingPeriod, number>> = { annual: 12, monthly: 1 };

export type BilledPlan = Pick<Subscription, 'billingPeriod' | 'startTime' | 'details'>;

/** How long a plan runs from its start, where the payment provider says nothing nearer. */
export function planTerm(billingPeriod: BillingPeriod): number {
  return TERM_DAYS[billingPeriod] * DAY;
}

/**
 * The same day and time of day `months` later, in UTC, or the last day of a month too short for it. Always
 * counted from the anchor and never from the period before, so that the 31st comes back after February.
 */
export function monthsAfter(anchor: Instant, months: number): Instant {
  return addMonths(anchor, months, { in: utc }).getTime();
}

/** The period that holds `now`: its first moment belongs to it, its end to the next one. */
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

/** When the billing period that holds `now` ends. */
export function periodEnd(anchor: Instant, billingPeriod: BillingPeriod, now: Instant): Instant {
  return billingPeriodAt(anchor, billingPeriod, now).end;
}

/** The instant that all billing days of the plan follow from, as far as the payment provider told. */
export function billingAnchor({ details }: Pick<BilledPlan, 'details'>): Instant | null {
  return details?.billingCycleAnchor ?? details?.currentPeriodEnd ?? null;
}

/** When the plan's billing period that holds `now` ends, or null when nothing tells. */
export function currentPeriodEnd(plan: BilledPlan, now: Instant): Instant | null {
  const anchor = billingAnchor(plan);
  if (anchor !== null) return periodEnd(anchor, plan.billingPeriod, now);
  if (plan.startTime === null) return null;
  // D PLAN-1.1: without dates of the payment provider, terms of 30 or 365 days follow one another from the start.
  const term = planTerm(plan.billingPeriod);
  return plan.startTime + (Math.floor((now - plan.startTime) / term) + 1) * term;
}
