import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roofPlans } from '../../testing/calculators/waste.arbitrary.ts';
import { measureRoofPlan } from './roof-plan.policy.ts';

describe('a roof measured from its outline', () => {
  it.each([
    [
      { shape: 'gable', lengthFt: 40, widthFt: 24, rise: 5 },
      { areaSf: 1_040, eavesFt: 80, rakesFt: 52, hipsFt: 0, ridgesFt: 40 },
    ],
    [
      { shape: 'shed', lengthFt: 40, widthFt: 24, rise: 9 },
      { areaSf: 1_200, eavesFt: 40, rakesFt: 60, hipsFt: 0, ridgesFt: 0 },
    ],
    [
      { shape: 'hip', lengthFt: 30, widthFt: 60, rise: 14 },
      { areaSf: 2_765.864, eavesFt: 180, rakesFt: 0, hipsFt: 110, ridgesFt: 30 },
    ],
  ] as const)('CALC-1 %j', (plan, measures) => {
    expect(measureRoofPlan(plan)).toEqual(measures);
  });

  it('CALC-1 never measures less than there is, and never a hundredth more', () => {
    fc.assert(
      fc.property(roofPlans(), (plan) => {
        const { areaSf } = measureRoofPlan(plan);
        const exact = (plan.lengthFt * plan.widthFt * Math.hypot(plan.rise, 12)) / 12;
        expect(areaSf).toBeGreaterThanOrEqual(exact * (1 - 1e-12));
        expect(areaSf).toBeLessThan(exact + 0.00101);
      }),
    );
  });

  it('CALC-1 covers more as the roof gets steeper', () => {
    fc.assert(
      fc.property(roofPlans(), (plan) => {
        const steeper = measureRoofPlan({ ...plan, rise: Math.min(24, plan.rise + 1) });
        expect(steeper.areaSf).toBeGreaterThanOrEqual(measureRoofPlan(plan).areaSf);
      }),
    );
  });
});
