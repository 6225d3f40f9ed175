import type { Instant } from '../shared/instant.ts';
import type { Subscription } from './subscription.ts';

export type ClockFacts = { readonly now: Instant; readonly production: boolean };

/**
 * The current time for a plan. PAUSE-5: outside production the billing test clock, if there is one; in production it is
 * ignored.
 */
// D PAUSE-5.1: every date of a plan uses this time, not only the pause, so that all dates agree under a test clock.
export function planTime(
  subscription: Pick<Subscription, 'details'>,
  { now, production }: ClockFacts,
): Instant {
  if (production) return now;
  return subscription.details?.testClockDetails?.frozenTime ?? now;
}
