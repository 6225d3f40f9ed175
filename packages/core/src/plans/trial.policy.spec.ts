import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, plans } from '../testing/plans/plan.arbitrary.ts';
import { aPlan, aTrial } from '../testing/plans/plan.builder.ts';
import { DAY, HOUR } from '../shared/instant.ts';
import { isTrialExpired, trialDaysLeft, trialEnd } from './trial.policy.ts';

const start = Date.parse('2026-03-02T15:00:00Z');
const endDate = start + 10 * DAY;

describe('the end of a trial', () => {
  it('PLAN-2 is limits.end_date, before all', () => {
    expect(trialEnd(aTrial({ startTime: start, limits: { endDate } }), start - DAY)).toBe(endDate);
    expect(trialEnd(aTrial({ startTime: start, limits: { endDate: 0 } }), start)).toBe(0);
  });

  it('PLAN-2 else the free period after the start', () => {
    expect(trialEnd(aTrial({ startTime: start }), start - DAY)).toBe(start + 14 * DAY);
    expect(trialEnd(aTrial({ startTime: 0 }), start)).toBe(14 * DAY);
    expect(trialEnd(aTrial({ startTime: start, limits: { free: { period: { ms: 0 } } } }), null)).toBe(start);
  });

  it('PLAN-2 else the free period after sign-up', () => {
    expect(trialEnd(aTrial({ startTime: null }), start)).toBe(start + 14 * DAY);
  });

  it('PLAN-2 is not known where nothing tells', () => {
    expect(trialEnd(aTrial({ startTime: null }), null)).toBeNull();
    expect(trialEnd(aPlan({ startTime: start }), start)).toBeNull();
  });
});

describe('the days left of a trial', () => {
  const trial = aTrial({ limits: { endDate } });
  const left = (now: number): number => trialDaysLeft(trial, { signedUpAt: null, now });

  it.each([
    ['ten days before the end', endDate - 10 * DAY, 10],
    ['at nine and a half days, rounded up', endDate - 9 * DAY - 12 * HOUR, 10],
    ['1 ms later, rounded down', endDate - 9 * DAY - 12 * HOUR + 1, 9],
    ['one day before the end', endDate - DAY, 1],
    ['twelve hours before the end', endDate - 12 * HOUR, 1],
    ['1 ms less than twelve hours before the end', endDate - 12 * HOUR + 1, 0],
    ['at the end', endDate, 0],
    ['1 ms after the end', endDate + 1, 0],
    ['a year after the end', endDate + 365 * DAY, 0],
  ])('PLAN-2 %s', (_, now, days) => {
    expect(left(now)).toBe(days);
    expect(isTrialExpired(trial, { signedUpAt: null, now })).toBe(days === 0);
  });

  it('PLAN-2 are none where nothing tells the end', () => {
    const facts = { signedUpAt: null, now: start };
    expect(trialDaysLeft(aTrial({ startTime: null }), facts)).toBe(0);
    expect(isTrialExpired(aTrial({ startTime: null }), facts)).toBe(true);
  });

  it('PLAN-2 count from sign-up where the plan has no start', () => {
    const facts = { signedUpAt: start, now: start + 4 * DAY };
    expect(trialDaysLeft(aTrial({ startTime: null }), facts)).toBe(10);
  });

  it('PLAN-2 law: never below 0, whole, never rising, and expired exactly at 0', () => {
    const later = fc.integer({ min: 0, max: 100 * DAY });
    fc.assert(
      fc.property(plans(), fc.option(instants()), instants(), later, (plan, signedUpAt, now, wait) => {
        const first = trialDaysLeft(plan, { signedUpAt, now });
        const second = trialDaysLeft(plan, { signedUpAt, now: now + wait });
        expect(first).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(first)).toBe(true);
        expect(Object.is(first, -0)).toBe(false);
        expect(second).toBeLessThanOrEqual(first);
        expect(isTrialExpired(plan, { signedUpAt, now })).toBe(first <= 0);
      }),
    );
  });
});
