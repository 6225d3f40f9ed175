import type { operationTable } from '@ridgeline/contract';
import type { CountedLimit } from './rate-counts.ts';

export type RateClass = (typeof operationTable)[keyof typeof operationTable]['rate'] | 'write';
export type RateLimits = Readonly<Record<RateClass, CountedLimit>>;

const MINUTE = 60_000;

/**
 * Calls of one operation a minute from one network address. Questions about accounts are few, since they could be used
 * to find people; so is what asks a provider in turn, and what somebody makes
 * without signing in. Reads are counted by each copy, which costs them nothing; the
 * others by all copies together.
 */
export const RATE_LIMITS: RateLimits = {
  read: { max: 600, timeWindow: MINUTE },
  write: { max: 120, timeWindow: MINUTE, takes: 6 },
  'account-question': { max: 30, timeWindow: MINUTE, takes: 1 },
  'sign-in': { max: 30, timeWindow: MINUTE, takes: 1 },
  visit: { max: 20, timeWindow: MINUTE, takes: 1 },
};
