import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan, someAllowances, usageCounts } from '../testing/plans/plan.builder.ts';
import {
  allowancesNow,
  CALCULATION_ALLOCATION,
  freeTierQuickviews,
  grantAllowance,
  leftOfAllocation,
  projectQuota,
  projectsLeft,
} from './allowance.policy.ts';

const amounts = fc.integer({ min: 0, max: 10_000 });

describe('what is left of an allocation', () => {
  it.each([
    [10, 0, 10],
    [10, 9, 1],
    [10, 10, 0],
    [10, 11, 0],
    [0, 0, 0],
  ])('PLAN-5 of %d with %d used is %d', (allocation, used, left) => {
    expect(leftOfAllocation({ allocation, used }, { expired: false })).toBe(left);
    expect(freeTierQuickviews({ allocation, used })).toBe(left);
  });

  it('PLAN-3 is nothing once the plan has expired', () => {
    expect(leftOfAllocation({ allocation: 10, used: 3 }, { expired: true })).toBe(0);
  });

  it('PLAN-3 PLAN-5 law: max(0, allocation − used), and 0 when expired', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (allocation, used, expired) => {
        const left = leftOfAllocation({ allocation, used }, { expired });
        expect(left).toBe(expired || used > allocation ? 0 : allocation - used);
        expect(Object.is(left, -0)).toBe(false);
      }),
    );
  });

  it('PLAN-5 keeps the mocked availability', () => {
    expect(CALCULATION_ALLOCATION).toEqual({ jurisdiction: 10, codeDetail: 2, weather: 1 });
  });
});

describe('the allowances of a plan', () => {
  it('ENT-4 PLAN-3 keep their allocation and lose what is available when the plan expires', () => {
    const allowances = someAllowances();
    expect(allowancesNow(allowances, { expired: false })).toEqual(allowances);
    expect(allowancesNow(allowances, { expired: true })).toEqual({
      quickView: { allocation: 30, available: 0 },
      codeDetail: { allocation: 8, available: 0 },
      weather: { allocation: 4, available: 0 },
    });
  });
});

describe('taking out of an allocation', () => {
  it('PLAN-5 gives the whole or nothing', () => {
    const allowance = { allocation: 5, used: 3, expired: false };
    expect(grantAllowance(allowance, 1)).toEqual({ granted: true, used: 4 });
    expect(grantAllowance(allowance, 2)).toEqual({ granted: true, used: 5 });
    expect(grantAllowance(allowance, 3)).toEqual({ granted: false, why: 'allowance-used-up', available: 2 });
  });

  it('PLAN-3 gives nothing once the plan has expired', () => {
    expect(grantAllowance({ allocation: 5, used: 0, expired: true }, 1)).toEqual({
      granted: false,
      why: 'allowance-used-up',
      available: 0,
    });
  });

  it('PLAN-5 law: under any interleaving, what was granted is no more than the allocation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        amounts,
        fc.array(amounts, { maxLength: 12 }),
        async (s, allocation, asked) => {
          // A store like the server's: a write fails if another write happened since the read.
          let used = 0;
          let granted = 0;
          const refused: number[] = [];
          const take = async (wanted: number): Promise<void> => {
            for (;;) {
              const read = await s.schedule(Promise.resolve(used));
              const grant = grantAllowance({ allocation, used: read, expired: false }, wanted);
              await s.schedule(Promise.resolve());
              if (used !== read) continue;
              if (!grant.granted) {
                refused.push(wanted);
                return;
              }
              used = grant.used;
              granted += wanted;
              return;
            }
          };
          const taking = Promise.all(asked.map((wanted) => take(wanted)));
          await s.waitFor(taking);
          expect(granted).toBe(used);
          expect(used).toBeLessThanOrEqual(allocation);
          // No request that would have fitted was refused.
          for (const wanted of refused) expect(wanted).toBeGreaterThan(allocation - used);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the projects of a plan', () => {
  const plan = aPlan({ limits: { monthly: { codeReports: { quantity: 30 } } } });
  const bucket = { type: 'bucket', maxBucketSize: 500 };

  it('PLAN-4 PLAN-8 are so many a month, or the size of the bucket', () => {
    expect(projectQuota({ plan, teamPlan: null })).toBe(30);
    expect(projectQuota({ plan, teamPlan: { ...bucket, type: 'seats' } })).toBe(30);
    expect(projectQuota({ plan, teamPlan: bucket })).toBe(500);
    expect(projectQuota({ plan, teamPlan: { ...bucket, maxBucketSize: null } })).toBe(0);
  });

  it('PLAN-4 are used up by the count that holds', () => {
    const counts = usageCounts({ lifetime: 499, monthly: 20, free: 28 });
    const left = (type: 'paid' | 'trial-plan', teamPlan: typeof bucket | null, expired = false): number =>
      projectsLeft({ plan: { ...plan, type }, teamPlan, counts, expired });
    expect(left('paid', null)).toBe(10);
    expect(left('trial-plan', null)).toBe(2);
    expect(left('paid', bucket)).toBe(1);
    expect(left('trial-plan', bucket)).toBe(1);
    expect(left('paid', null, true)).toBe(0);
  });
});
