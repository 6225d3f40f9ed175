import type { operationTable } from '@ridgeline/contract';

export type RateClass = (typeof operationTable)[keyof typeof operationTable]['rate'] | 'write';
export type RateLimits = Readonly<Record<RateClass, { readonly max: number; readonly timeWindow: number }>>;

const MINUTE = 60_000;

/** Calls a minute from one network address. Questions about accounts are few, since they could be used to find people; so is what asks a provider in turn. */
export const RATE_LIMITS: RateLimits = {
  read: { max: 600, timeWindow: MINUTE },
  write: { max: 120, timeWindow: MINUTE },
  'account-question': { max: 30, timeWindow: MINUTE },
  'sign-in': { max: 30, timeWindow: MINUTE },
};
