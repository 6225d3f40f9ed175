import type { Instant } from '../shared/instant.ts';
import type { Subscription } from './subscription.ts';

export type ClockFacts = { readonly now: Instant; readonly production: boolean };

/**
 * What time it is for a plan. PAUSE-5: outside production the billing test clock decides where there is one;
 * in production it is not even looked at.
 */
// D PAUSE-5.1: every date of a plan uses this time, not the pause alone, or a test clock would contradict itself.
export function planTime(
  subscription: Pick<Subscription, 'details'>,
  { now, production }: ClockFacts,
): Instant {
  if (production) return now;
  return subscription.details?.testClockDetails?.frozenTime ?? now;
}
