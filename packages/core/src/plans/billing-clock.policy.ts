import type { Instant } from '../shared/instant.ts';
import type { Subscription } from './subscription.ts';

export type ClockFacts = { readonly now: Instant; readonly production: boolean };

/**
 * What time it is for a plan. PAUSE-5: outside production the billing test clock decides where there is one;
 * in production it is not even looked at.
 */
// D PAUSE-5: every date of a plan goes by this time, not the pause alone, or a test clock would tear them apart.
export function planTime(
  subscription: Pick<Subscription, 'details'>,
  { now, production }: ClockFacts,
): Instant {
  if (production) return now;
  return subscription.details?.testClockDetails?.frozenTime ?? now;
}
