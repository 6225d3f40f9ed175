import { describe, expect, it } from 'vitest';
import { allowanceRefusal } from './allowance-refusal.policy.ts';

describe('why no more of an allowance may be used', () => {
  it.each([
    [3, { expired: false, pauseActive: false }, null],
    [0, { expired: false, pauseActive: false }, 'allowance-used-up'],
    [3, { expired: false, pauseActive: true }, 'plan-paused'],
    [3, { expired: true, pauseActive: true }, 'plan-expired'],
    [0, { expired: true, pauseActive: false }, 'plan-expired'],
  ])('PLAN-3 PAUSE-2 %i left, %j: %s', (available, plan, why) => {
    expect(allowanceRefusal(available, plan)).toBe(why);
  });
});
