import type { Instant } from '../../shared/instant.ts';
import { periodEnd } from '../billing-period.policy.ts';
import { isPauseActive, isPaused } from '../pause/pause.policy.ts';
import { pauseOption, pauseTakesEffectAt } from '../pause/pause-options.policy.ts';
import type { PauseDates, Subscription } from '../subscription.ts';

// The plan after a change or after time has passed. Used by the server and by the fake of `PlanGateway`. Whether a
// change is allowed is decided by the eligibility policies.

// PAUSE-6
export function afterPausing(plan: Subscription, durationMonths: number, now: Instant): Subscription {
  const { resumesAt } = pauseOption(plan, now, durationMonths);
  return { ...plan, pausedAt: now, pauseActiveAt: pauseTakesEffectAt(plan, now), resumesAt };
}

// PAUSE-6
// D PAUSE-6.2: a pause resumed before it took effect is deleted and does not count as that year's pause.
export function afterResuming<Plan extends PauseDates>(plan: Plan, now: Instant): Plan {
  return isPauseActive(plan, now)
    ? { ...plan, resumesAt: now }
    : { ...plan, pausedAt: null, pauseActiveAt: null, resumesAt: null };
}

/** The pause of a plan that is exchanged for another: one that is in effect ends, since the new plan is paid. */
// PAUSE-4
// D PAUSE-4.1: pauses belong to the person or team: a change of plan does not allow another pause within twelve months.
export function afterExchanging<Plan extends PauseDates>(plan: Plan, now: Instant): Plan {
  return isPaused(plan, now) ? afterResuming(plan, now) : plan;
}

// PLAN-10
export function afterRemoving(plan: Subscription, now: Instant): Subscription {
  return { ...plan, archivedDate: now };
}

// PLAN-10
export function afterReactivating(plan: Subscription): Subscription {
  return { ...plan, archivedDate: null };
}

/** The plan at a later instant: in a new billing period, or expired after removal. */
// D PLAN-10.3: a removed plan stays valid until the end of the paid billing period.
export function planAt(plan: Subscription, now: Instant): Subscription {
  const { details } = plan;
  if (!details || details.currentPeriodEnd === null || now < details.currentPeriodEnd) return plan;
  if (plan.archivedDate !== null) return { ...plan, isExpired: true };
  if (details.billingCycleAnchor === null) return plan;
  const end = periodEnd(details.billingCycleAnchor, plan.billingPeriod, now);
  return { ...plan, details: { ...details, currentPeriodEnd: end } };
}
