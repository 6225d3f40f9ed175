import { describe, expect, it } from 'vitest';
import { usageCounts } from '../testing/plans/plan.builder.ts';
import { countInUse, isBucketPlan, usageInUse } from './counts.policy.ts';
import { SUBSCRIPTION_TYPES } from './subscription.ts';

const bucket = { type: 'bucket', maxBucketSize: 500 };
const seats = { type: 'seats', maxBucketSize: 500 };
const counts = usageCounts({ lifetime: 300, monthly: 20, free: 1 });

describe('what counts as used', () => {
  it.each(SUBSCRIPTION_TYPES)('PLAN-4 is the lifetime count in a bucket team, with a %s too', (type) => {
    expect(countInUse({ type, teamPlan: bucket })).toBe('lifetime');
    expect(usageInUse(counts, { type, teamPlan: bucket })).toEqual({ codeReports: 300, cycleReset: null });
  });

  it.each([null, seats])('PLAN-4 is the free count of a trial, with the team plan %o', (teamPlan) => {
    expect(countInUse({ type: 'trial-plan', teamPlan })).toBe('free');
    expect(usageInUse(counts, { type: 'trial-plan', teamPlan }).codeReports).toBe(1);
  });

  it.each(['free-plan', 'paid', 'paid-team-plan'] as const)('PLAN-4 is the monthly count of a %s', (type) => {
    expect(countInUse({ type, teamPlan: null })).toBe('monthly');
    expect(countInUse({ type, teamPlan: seats })).toBe('monthly');
    expect(usageInUse(counts, { type, teamPlan: seats }).codeReports).toBe(20);
  });

  it('PLAN-1 knows a bucket team plan by its type', () => {
    expect([bucket, seats, null].map((plan) => isBucketPlan(plan))).toEqual([true, false, false]);
  });
});
