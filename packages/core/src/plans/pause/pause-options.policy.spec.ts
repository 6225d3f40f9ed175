import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, plans } from '../../testing/plans/plan.arbitrary.ts';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { monthsAfter } from '../billing-period.policy.ts';
import {
  chosenPauseOption,
  PAUSE_OPTION_COUNT,
  parsePauseMonths,
  pauseOption,
  pauseOptionLabel,
  pauseOptions,
  pauseTakesEffectAt,
} from './pause-options.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const denver = { locale: 'en', timeZone: 'America/Denver' } as const;

describe('the options of a pause', () => {
  it('PAUSE-7 are three, from the end of the billing period, on billing days', () => {
    expect(PAUSE_OPTION_COUNT).toBe(3);
    expect(pauseTakesEffectAt(aPlan(), now)).toBe(Date.parse('2026-03-31T10:00:00Z'));
    expect(pauseOptions(aPlan(), now)).toEqual([
      { duration: 1, resumesAt: Date.parse('2026-04-30T10:00:00Z') },
      { duration: 2, resumesAt: Date.parse('2026-05-31T10:00:00Z') },
      { duration: 3, resumesAt: Date.parse('2026-06-30T10:00:00Z') },
    ]);
  });

  it('PAUSE-7 are as many as are asked for', () => {
    expect(pauseOptions(aPlan(), now, 1)).toHaveLength(1);
    expect(pauseOptions(aPlan(), now, 5).at(-1)).toEqual({
      duration: 5,
      resumesAt: Date.parse('2026-08-31T10:00:00Z'),
    });
    expect(pauseOption(aPlan(), now, 2)).toEqual(pauseOptions(aPlan(), now)[1]);
  });

  it('PAUSE-6 take effect at once where no billing period is known', () => {
    const bare = aPlan({ details: null, startTime: null });
    expect(pauseTakesEffectAt(bare, now)).toBe(now);
    expect(pauseOptions(bare, now, 1)).toEqual([
      { duration: 1, resumesAt: Date.parse('2026-04-02T15:00:00Z') },
    ]);
  });

  it('PAUSE-7 are months of a pause, also after a term of thirty days', () => {
    const plan = aPlan({ details: null, startTime: Date.parse('2026-02-10T08:00:00Z') });
    expect(pauseTakesEffectAt(plan, now)).toBe(Date.parse('2026-03-12T08:00:00Z'));
    expect(pauseOption(plan, now, 1).resumesAt).toBe(Date.parse('2026-04-12T08:00:00Z'));
  });

  it('PAUSE-7 law: each is later than the one before, and n months after the pause takes effect', () => {
    fc.assert(
      fc.property(plans(), instants(), fc.integer({ min: 1, max: 12 }), (anyPlan, at, count) => {
        const plan = { ...anyPlan, billingPeriod: 'monthly' as const };
        const takesEffect = pauseTakesEffectAt(plan, at);
        expect(takesEffect).toBeGreaterThanOrEqual(at);
        const options = pauseOptions(plan, at, count);
        expect(options.map(({ duration }) => duration)).toEqual(
          Array.from({ length: count }, (_, i) => i + 1),
        );
        // A billing day may be the 28th when the anchor is the 31st: at most three days apart.
        for (const { duration, resumesAt } of options) {
          expect(Math.abs(resumesAt - monthsAfter(takesEffect, duration))).toBeLessThanOrEqual(3 * DAY);
        }
      }),
    );
  });
});

describe('a number of months', () => {
  it.each([
    [1, 1],
    [12, 12],
    ['1', 1],
    ['12', 12],
    ['03', 3],
  ])('PAUSE-7 reads %j', (input, months) => {
    expect(parsePauseMonths(input)).toEqual({ ok: true, value: months });
  });

  it.each([
    0,
    13,
    -1,
    1.5,
    Number.NaN,
    '0',
    '13',
    '',
    ' 3',
    '3 ',
    '1e1',
    '003',
    '1.0',
    '-1',
    'three',
    null,
    true,
    [3],
    {},
  ])('PAUSE-7 refuses %j', (input) => {
    expect(parsePauseMonths(input)).toEqual({ ok: false, failure: 'pause-months-invalid' });
  });

  it('PAUSE-7 is read from anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const parsed = parsePauseMonths(input);
        expect(parsed.ok ? parsed.value : parsed.failure).toSatisfy((it: unknown) =>
          typeof it === 'number'
            ? Number.isInteger(it) && it >= 1 && it <= 12
            : it === 'pause-months-invalid',
        );
      }),
    );
  });
});

describe('the option that is chosen at first', () => {
  const options = pauseOptions(aPlan(), now);

  it('PAUSE-7 is the first', () => {
    expect(chosenPauseOption(options, null)).toBe(options[0]);
  });

  it('START-4 PAUSE-7 is the one the browser remembers, while it is offered', () => {
    expect(chosenPauseOption(options, 2)).toBe(options[1]);
    expect(chosenPauseOption(options, 6)).toBe(options[0]);
  });

  it('PAUSE-7 is none where there is none', () => {
    expect(chosenPauseOption([], 1)).toBeNull();
  });
});

describe('the label of an option', () => {
  const resumesAt = Date.parse('2026-06-01T03:00:00Z');

  it('PAUSE-7 counts months and names the day payments resume, where its reader is', () => {
    expect(pauseOptionLabel({ duration: 1, resumesAt }, denver)).toBe('1 month (May 31, 2026)');
    expect(pauseOptionLabel({ duration: 3, resumesAt }, { ...denver, timeZone: 'UTC' })).toBe(
      '3 months (Jun 1, 2026)',
    );
    expect(pauseOptionLabel({ duration: 3, resumesAt }, { ...denver, locale: 'es' })).toBe(
      '3 meses (31 may 2026)',
    );
  });
});
