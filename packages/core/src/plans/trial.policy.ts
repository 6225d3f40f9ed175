import { DAY, type Instant } from '../shared/instant.ts';
import type { Subscription } from './subscription.ts';

export type TrialPlan = Pick<Subscription, 'startTime'> & {
  readonly limits: Pick<Subscription['limits'], 'free' | 'endDate'>;
};
export type TrialFacts = { readonly signedUpAt: Instant | null; readonly now: Instant };

/** PLAN-2: the end of the trial, or null if unknown. */
export function trialEnd({ limits, startTime }: TrialPlan, signedUpAt: Instant | null): Instant | null {
  if (limits.endDate !== null) return limits.endDate;
  const start = startTime ?? signedUpAt;
  const period = limits.free.period.ms;
  return start === null || period === null ? null : start + period;
}

// PLAN-2
// D PLAN-2.1: a trial without a known end has no days left.
export function trialDaysLeft(plan: TrialPlan, { signedUpAt, now }: TrialFacts): number {
  const end = trialEnd(plan, signedUpAt) ?? now;
  return Math.max(0, Math.round((end - now) / DAY));
}

// PLAN-2
export function isTrialExpired(plan: TrialPlan, facts: TrialFacts): boolean {
  return trialDaysLeft(plan, facts) <= 0;
}
