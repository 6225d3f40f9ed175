import { describe, expect, it } from 'vitest';
import { US_TIME_ZONES } from '../testing/plans/us-time-zones.ts';
import { HOUR } from '../shared/instant.ts';
import { shortDate, shortMonthAndDay } from './plan-dates.policy.ts';

/** Local midnights of 2026 around both clock changes, and whether daylight saving time applies at each. */
const MIDNIGHTS = [
  { day: '2026-03-08', before: 'Mar 7', after: 'Mar 8', summer: false },
  { day: '2026-03-09', before: 'Mar 8', after: 'Mar 9', summer: true },
  { day: '2026-11-01', before: 'Oct 31', after: 'Nov 1', summer: true },
  { day: '2026-11-02', before: 'Nov 1', after: 'Nov 2', summer: false },
  { day: '2026-01-01', before: 'Dec 31', after: 'Jan 1', summer: false },
  { day: '2026-07-04', before: 'Jul 3', after: 'Jul 4', summer: true },
];

describe('the dates of a plan', () => {
  it.each(US_TIME_ZONES)(
    'PLAN-6 PAUSE-7 turn at midnight in %s, also where the clock changes',
    (timeZone, winter, summer) => {
      const reader = { locale: 'en', timeZone } as const;
      for (const midnight of MIDNIGHTS) {
        const at = Date.parse(`${midnight.day}T00:00:00Z`) - (midnight.summer ? summer : winter) * HOUR;
        expect(shortMonthAndDay(at - 1, reader)).toBe(midnight.before);
        expect(shortMonthAndDay(at, reader)).toBe(midnight.after);
        expect(shortDate(at, reader)).toBe(`${midnight.after}, 2026`);
        expect(shortDate(at - 1, reader)).toBe(
          `${midnight.before}, ${midnight.day === '2026-01-01' ? 2025 : 2026}`,
        );
      }
    },
  );

  it('PLAN-6 stand in the language of their reader', () => {
    const at = Date.parse('2027-03-02T15:00:00Z');
    const reader = { locale: 'es', timeZone: 'America/Denver' } as const;
    expect(shortMonthAndDay(at, reader)).toBe('2 mar');
    expect(shortDate(at, reader)).toBe('2 mar 2027');
  });

  it('PLAN-6 names every zone of the United States once', () => {
    expect(new Set(US_TIME_ZONES.map(([zone]) => zone)).size).toBe(US_TIME_ZONES.length);
  });
});
