import { describe, expect, it } from 'vitest';
import { aPlan, aTrial, type PlanChange } from '../testing/plans/plan.builder.ts';
import { DAY, HOUR } from '../shared/instant.ts';
import { isOnTrial, isPaidPlan, isPlanExpired, paysForPlan } from './plan-status.policy.ts';
import { SUBSCRIPTION_TYPES } from './subscription.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const facts = { signedUpAt: null, now };
const overLongAgo: PlanChange = { limits: { endDate: now - DAY } };
const lastHours: PlanChange = { limits: { endDate: now + 12 * HOUR } };

describe('the status of a plan', () => {
  it('PLAN-2 PLAN-3 is expired when the server says so, or when a trial has no days left', () => {
    expect(isPlanExpired(aPlan(), facts)).toBe(false);
    expect(isPlanExpired(aPlan({ isExpired: true }), facts)).toBe(true);
    expect(isPlanExpired(aTrial(lastHours), facts)).toBe(false);
    expect(isPlanExpired(aTrial({ ...lastHours, isExpired: true }), facts)).toBe(true);
    expect(isPlanExpired(aTrial(overLongAgo), facts)).toBe(true);
  });

  it('PLAN-2 does not expire a plan that is no trial by its dates', () => {
    for (const type of ['free-plan', 'paid', 'paid-team-plan'] as const) {
      expect(isPlanExpired(aPlan({ ...overLongAgo, type }), facts)).toBe(false);
    }
  });

  it('HDR-4 is on trial while a trial has not expired', () => {
    expect(isOnTrial(aTrial(lastHours), facts)).toBe(true);
    expect(isOnTrial(aTrial({ ...lastHours, isExpired: true }), facts)).toBe(false);
    expect(isOnTrial(aTrial(overLongAgo), facts)).toBe(false);
    expect(isOnTrial(aPlan(lastHours), facts)).toBe(false);
  });

  it('PLAN-1 tells the paid plans', () => {
    expect(SUBSCRIPTION_TYPES.filter((type) => isPaidPlan({ type }))).toEqual(['paid', 'paid-team-plan']);
  });

  it('PLAN-7 has the owner of a paid plan as its payer, and nobody else', () => {
    expect(paysForPlan(aPlan(), { owner: true })).toBe(true);
    expect(paysForPlan(aPlan(), { owner: false })).toBe(false);
    expect(paysForPlan(aTrial(), { owner: true })).toBe(false);
    expect(paysForPlan(aPlan({ type: 'free-plan' }), { owner: true })).toBe(false);
  });
});
