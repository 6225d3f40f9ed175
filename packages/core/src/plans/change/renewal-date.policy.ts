import type { Instant } from '../../shared/instant.ts';
import { currentPeriodEnd, type BilledPlan } from '../billing-period.policy.ts';
import { pausedUntil } from '../pause/pause.policy.ts';
import { shortMonthAndDay, type DateReader } from '../plan-dates.policy.ts';
import type { PauseDates } from '../subscription.ts';

// PLAN-6
// D PLAN-6.1: a paused plan renews when its payments resume.
export function renewsAt(plan: BilledPlan & PauseDates, now: Instant): Instant | null {
  return pausedUntil(plan, now) ?? currentPeriodEnd(plan, now);
}

/** PLAN-6: 'Mar 2', or null if the date is unknown. */
export function renewalDate(plan: BilledPlan & PauseDates, now: Instant, reader: DateReader): string | null {
  const at = renewsAt(plan, now);
  return at === null ? null : shortMonthAndDay(at, reader);
}
