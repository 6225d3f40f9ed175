import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/instant.ts';
import { aPlan, aTrial } from '../testing/plans/plan.builder.ts';
import { isPlanExpired } from './plan-status.policy.ts';
import { LONGEST_EXTENSION, trialExtensionVerdict } from './trial-extension.policy.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const END = START + 14 * DAY;
const trial = aTrial({ startTime: START });
const facts = { signedUpAt: START, now: START + 10 * DAY, until: END + 7 * DAY, isFollowed: false };

describe('letting a trial end later', () => {
  it.each([
    ['not-a-trial', aPlan(), {}],
    ['plan-follows', trial, { isFollowed: true }],
    ['not-later', trial, { until: END }],
    ['not-later', trial, { now: END + 9 * DAY, until: END + 8 * DAY }],
    ['too-far', trial, { until: facts.now + LONGEST_EXTENSION + 1 }],
  ])('PLAN-2 is refused as %s', (why, plan, change) => {
    expect(trialExtensionVerdict(plan, { ...facts, ...change })).toEqual({ allowed: false, why });
  });

  it('PLAN-2 is allowed for a trial whose end nobody knows', () => {
    const endless = aTrial({ startTime: null, limits: { free: { period: { ms: null } } } });
    expect(trialExtensionVerdict(endless, { ...facts, signedUpAt: null })).toEqual({ allowed: true });
  });

  it('PLAN-2 law: what is allowed makes the trial end later, and soon enough', () => {
    const days = fc.double({ min: -30, max: 130, noNaN: true });
    fc.assert(
      fc.property(days, days, (now, until) => {
        const asked = { ...facts, now: START + now * DAY, until: START + until * DAY };
        if (!trialExtensionVerdict(trial, asked).allowed) return;
        const extended = { ...trial, limits: { ...trial.limits, endDate: asked.until } };
        expect(asked.until).toBeGreaterThan(END);
        expect(asked.until - asked.now).toBeLessThanOrEqual(LONGEST_EXTENSION);
        const justBefore = { signedUpAt: START, now: asked.until - DAY };
        expect(isPlanExpired(extended, justBefore)).toBe(false);
      }),
    );
  });
});
