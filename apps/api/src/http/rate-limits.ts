import type { operationTable } from '@ridgeline/contract';
import type { CountedLimit } from './rate-counts.ts';

export type RateClass = (typeof operationTable)[keyof typeof operationTable]['rate'] | 'write';
export type RateLimits = Readonly<Record<RateClass, CountedLimit>>;

const MINUTE = 60_000;

/**
 * Calls of one operation per minute from one network address. Limits are low for questions about accounts, which could
 * be used to find registered people, for calls to a provider, and for what visitors ask of a supplier or create without signing in. Reads are
 * counted by each copy, without a round trip; the others by all copies together.
 */
export const RATE_LIMITS: RateLimits = {
  read: { max: 600, timeWindow: MINUTE },
  write: { max: 120, timeWindow: MINUTE, takes: 6 },
  'account-question': { max: 30, timeWindow: MINUTE, takes: 1 },
  'sign-in': { max: 30, timeWindow: MINUTE, takes: 1 },
  'visitor-question': { max: 60, timeWindow: MINUTE, takes: 6 },
  visit: { max: 20, timeWindow: MINUTE, takes: 1 },
};
