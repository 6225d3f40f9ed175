import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, plans } from '../testing/plans/plan.arbitrary.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { planTime } from './billing-clock.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const frozenTime = Date.parse('2026-09-01T00:00:00Z');

describe('the time of a plan', () => {
  it('PAUSE-5 comes from the test clock outside production', () => {
    const plan = aPlan({ details: { testClockDetails: { frozenTime } } });
    expect(planTime(plan, { now, production: false })).toBe(frozenTime);
    expect(planTime(plan, { now, production: true })).toBe(now);
  });

  it('PAUSE-5 is the real one where there is no test clock', () => {
    expect(planTime(aPlan(), { now, production: false })).toBe(now);
    expect(planTime(aPlan({ details: null }), { now, production: false })).toBe(now);
  });

  it('PAUSE-5 can be the beginning of 1970', () => {
    expect(
      planTime(aPlan({ details: { testClockDetails: { frozenTime: 0 } } }), { now, production: false }),
    ).toBe(0);
  });

  it('PAUSE-5 law: production never even reads the test clock', () => {
    fc.assert(
      fc.property(plans(), instants(), (plan, at) => {
        const guarded = {
          ...plan,
          get details(): never {
            throw new Error('the test clock was read in production');
          },
        };
        expect(planTime(guarded, { now: at, production: true })).toBe(at);
        expect(() => planTime(guarded, { now: at, production: false })).toThrow('was read');
      }),
    );
  });
});
