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
  const from = new Date(anchor);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = anchor - Date.UTC(year, from.getUTCMonth(), from.getUTCDate());
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + timeOfDay;
}

/** When the period that holds `now` ends; it holds its first moment and not its last. */
export function periodEnd(anchor: Instant, billingPeriod: BillingPeriod, now: Instant): Instant {
  const step = MONTHS[billingPeriod];
  const periods = Math.floor((monthOf(now) - monthOf(anchor)) / step);
  const boundary = monthsAfter(anchor, periods * step);
  return boundary > now ? boundary : monthsAfter(anchor, (periods + 1) * step);
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
  // D PLAN-1: without the provider's word, terms of 30 or 365 days follow one another from the start.
  const term = planTerm(plan.billingPeriod);
  return plan.startTime + (Math.floor((now - plan.startTime) / term) + 1) * term;
}

function monthOf(at: Instant): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
