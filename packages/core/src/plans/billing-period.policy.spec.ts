import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants } from '../testing/plans/plan.arbitrary.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { DAY, HOUR } from '../shared/instant.ts';
import {
  billingAnchor,
  billingPeriodAt,
  currentPeriodEnd,
  monthsAfter,
  periodEnd,
  planTerm,
} from './billing-period.policy.ts';
import { BILLING_PERIODS } from './subscription.ts';

const at = (text: string): number => Date.parse(text);
const day = (instant: number | null): string => new Date(instant ?? Number.NaN).toISOString();

describe('the term of a plan', () => {
  it('PLAN-1 is 365 days when annual, otherwise 30', () => {
    expect(planTerm('annual')).toBe(31_536_000_000);
    expect(planTerm('monthly')).toBe(2_592_000_000);
  });
});

describe('months from an anchor', () => {
  it('PAUSE-6 law: a month end never drifts', () => {
    const anchor = at('2026-01-31T10:20:30.456Z');
    const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 25].map((n) => day(monthsAfter(anchor, n)));
    expect(days).toEqual([
      '2026-01-31T10:20:30.456Z',
      '2026-02-28T10:20:30.456Z',
      '2026-03-31T10:20:30.456Z',
      '2026-04-30T10:20:30.456Z',
      '2026-05-31T10:20:30.456Z',
      '2026-06-30T10:20:30.456Z',
      '2026-07-31T10:20:30.456Z',
      '2026-08-31T10:20:30.456Z',
      '2026-09-30T10:20:30.456Z',
      '2026-10-31T10:20:30.456Z',
      '2026-11-30T10:20:30.456Z',
      '2026-12-31T10:20:30.456Z',
      '2027-01-31T10:20:30.456Z',
      '2027-02-28T10:20:30.456Z',
      '2028-02-29T10:20:30.456Z',
    ]);
  });

  it('PAUSE-6 are counted in UTC, whatever the hour', () => {
    expect(day(monthsAfter(at('2026-01-31T23:59:59.999Z'), 1))).toBe('2026-02-28T23:59:59.999Z');
    expect(day(monthsAfter(at('2026-01-31T00:00:00.000Z'), 1))).toBe('2026-02-28T00:00:00.000Z');
    expect(day(monthsAfter(at('2026-03-31T00:00:00.000Z'), -1))).toBe('2026-02-28T00:00:00.000Z');
    expect(day(monthsAfter(at('2024-02-29T06:00:00.000Z'), 12))).toBe('2025-02-28T06:00:00.000Z');
    expect(day(monthsAfter(at('2024-02-29T06:00:00.000Z'), 48))).toBe('2028-02-29T06:00:00.000Z');
  });

  it('PAUSE-6 law: the n-th is always in the n-th month, on the anchor day or the last', () => {
    fc.assert(
      fc.property(instants(), fc.integer({ min: -120, max: 120 }), (anchor, n) => {
        const [from, to] = [new Date(anchor), new Date(monthsAfter(anchor, n))];
        const monthsApart =
          (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
        expect(monthsApart).toBe(n);
        expect(to.toISOString().slice(10)).toBe(from.toISOString().slice(10));
        const isLast = new Date(to.getTime() + DAY).getUTCDate() === 1;
        expect(to.getUTCDate() === from.getUTCDate() || (isLast && to.getUTCDate() < from.getUTCDate())).toBe(
          true,
        );
      }),
    );
  });
});

describe('the billing period that holds a moment', () => {
  const anchor = at('2026-01-31T10:00:00.000Z');

  it.each([
    ['2026-01-31T09:59:59.999Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T09:59:59.999Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ['2026-03-31T09:59:59.999Z', '2026-03-31T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
    ['2027-12-31T10:00:00.000Z', '2028-01-31T10:00:00.000Z'],
    ['2025-11-15T00:00:00.000Z', '2025-11-30T10:00:00.000Z'],
  ])('PAUSE-6 monthly: at %s it ends at %s', (now, end) => {
    expect(day(periodEnd(anchor, 'monthly', at(now)))).toBe(end);
  });

  it.each([
    ['2026-01-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
    ['2027-01-31T09:59:59.999Z', '2027-01-31T10:00:00.000Z'],
    ['2027-01-31T10:00:00.000Z', '2028-01-31T10:00:00.000Z'],
    ['2027-05-01T00:00:00.000Z', '2028-01-31T10:00:00.000Z'],
    ['2026-01-31T09:59:59.999Z', '2026-01-31T10:00:00.000Z'],
    ['2025-12-01T00:00:00.000Z', '2026-01-31T10:00:00.000Z'],
  ])('PLAN-6 annual: at %s it ends at %s', (now, end) => {
    expect(day(periodEnd(anchor, 'annual', at(now)))).toBe(end);
  });

  it('PAUSE-6 law: ends after now, begins at or before it, and is one step long', () => {
    fc.assert(
      fc.property(instants(), fc.constantFrom(...BILLING_PERIODS), instants(), (from, billingPeriod, now) => {
        const end = periodEnd(from, billingPeriod, now);
        expect(end).toBeGreaterThan(now);
        const step = billingPeriod === 'annual' ? 12 : 1;
        const monthsFromAnchor =
          (new Date(end).getUTCFullYear() - new Date(from).getUTCFullYear()) * 12 +
          new Date(end).getUTCMonth() -
          new Date(from).getUTCMonth();
        expect(Math.abs(monthsFromAnchor % step)).toBe(0);
        expect(monthsAfter(from, monthsFromAnchor)).toBe(end);
        expect(monthsAfter(from, monthsFromAnchor - step)).toBeLessThanOrEqual(now);
      }),
    );
  });

  it('PLAN-9 law: begins where the one before it ends', () => {
    fc.assert(
      fc.property(instants(), fc.constantFrom(...BILLING_PERIODS), instants(), (from, billingPeriod, now) => {
        const { start, end } = billingPeriodAt(from, billingPeriod, now);
        expect(start).toBeLessThanOrEqual(now);
        expect(end).toBe(periodEnd(from, billingPeriod, now));
        expect(periodEnd(from, billingPeriod, start - 1)).toBe(start);
      }),
    );
  });

  it('PAUSE-6 law: going through every period one by one arrives where one step arrives', () => {
    fc.assert(
      fc.property(instants(), fc.integer({ min: 1, max: 60 }), (from, count) => {
        let walked = from;
        for (let n = 0; n < count; n += 1) walked = periodEnd(from, 'monthly', walked);
        expect(walked).toBe(monthsAfter(from, count));
      }),
    );
  });
});

describe('the current billing period of a plan', () => {
  const now = at('2026-03-02T15:00:00Z');

  it('PAUSE-6 follows the billing cycle anchor', () => {
    const plan = aPlan();
    expect(billingAnchor(plan)).toBe(at('2026-01-31T10:00:00Z'));
    expect(currentPeriodEnd(plan, now)).toBe(at('2026-03-31T10:00:00Z'));
  });

  it("PAUSE-6 falls back on the provider's period end", () => {
    const plan = aPlan({
      details: { billingCycleAnchor: null, currentPeriodEnd: at('2026-03-15T08:00:00Z') },
    });
    expect(currentPeriodEnd(plan, now)).toBe(at('2026-03-15T08:00:00Z'));
    expect(currentPeriodEnd(plan, at('2026-03-15T08:00:00Z'))).toBe(at('2026-04-15T08:00:00Z'));
  });

  it('PLAN-1 uses terms of 30 or 365 days from the start if the provider gave none', () => {
    const startTime = at('2026-01-01T06:00:00Z');
    for (const details of [null, { billingCycleAnchor: null, currentPeriodEnd: null }]) {
      const monthly = aPlan({ details, startTime });
      expect(currentPeriodEnd(monthly, startTime)).toBe(startTime + 30 * DAY);
      expect(currentPeriodEnd(monthly, startTime + 30 * DAY - 1)).toBe(startTime + 30 * DAY);
      expect(currentPeriodEnd(monthly, startTime + 30 * DAY)).toBe(startTime + 60 * DAY);
      expect(currentPeriodEnd(aPlan({ details, startTime, billingPeriod: 'annual' }), now)).toBe(
        startTime + 365 * DAY,
      );
    }
  });

  it('PLAN-6 is not known where nothing tells', () => {
    expect(currentPeriodEnd(aPlan({ details: null, startTime: null }), now)).toBeNull();
  });

  it('PLAN-1 may be anchored at the beginning of 1970', () => {
    const plan = aPlan({ details: { billingCycleAnchor: 0 } });
    expect(currentPeriodEnd(plan, HOUR)).toBe(at('1970-02-01T00:00:00Z'));
    const bare = aPlan({ details: null, startTime: 0 });
    expect(currentPeriodEnd(bare, HOUR)).toBe(30 * DAY);
  });
});
