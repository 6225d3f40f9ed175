import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/instant.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { US_TIME_ZONES } from '../testing/plans/us-time-zones.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { memberSince, shownName, shownPlanTitle, shownUserId } from './profile-display.policy.ts';

describe('the user id as it is shown', () => {
  it.each([
    ['us-east-1:4b3f1c1e-9f5e-4d8e', '4b3f1c1e-9f5e-4d8e'],
    ['us-gov-west-1:4b3f1c1e', '4b3f1c1e'],
    ['ap-southeast-12:4b3f1c1e', '4b3f1c1e'],
    ['us-east-1:us-east-1:4b3f', 'us-east-1:4b3f'],
    ['4b3f1c1e-9f5e-4d8e', '4b3f1c1e-9f5e-4d8e'],
    ['google:4b3f', 'google:4b3f'],
    ['us-1:4b3f', 'us-1:4b3f'],
    ['us-east-:4b3f', 'us-east-:4b3f'],
    ['usa-east-1:4b3f', 'usa-east-1:4b3f'],
    ['x us-east-1:4b3f', 'x us-east-1:4b3f'],
    ['', ''],
  ])('PROF-2 %j is shown as %j', (id, shown) => {
    expect(shownUserId(id)).toBe(shown);
  });
});

/** The start of a day at the given offset from UTC. */
function midnight(day: number, hoursFromUtc: number): number {
  return day - hoursFromUtc * HOUR;
}

/** Since 2007: from the second Sunday of March to the first of November, changed at two in the morning. */
function isSummerAtMidnight(day: number): boolean {
  const year = new Date(day).getUTCFullYear();
  return day > sunday(2, year, 2) && day <= sunday(1, year, 10);
}

function sunday(nth: number, year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (nth - 1) * 7);
}

function written(day: number): string {
  const [year, month, date] = new Date(day).toISOString().slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

describe('member since', () => {
  it('PROF-1 is MM/dd/yyyy', () => {
    expect(memberSince(Date.parse('2025-01-06T14:00:00Z'), 'America/Denver')).toBe('01/06/2025');
    expect(memberSince(Date.parse('2019-12-31T14:00:00Z'), 'America/Denver')).toBe('12/31/2019');
  });

  it.each([null, undefined, Number.NaN, 9e15, Number.POSITIVE_INFINITY])(
    'PROF-1 is left out for %s',
    (at) => {
      expect(memberSince(at, 'America/Denver')).toBeNull();
    },
  );

  it('PROF-1 the beginning of 1970 is a date like any other', () => {
    expect(memberSince(0, 'UTC')).toBe('01/01/1970');
  });

  it.each(US_TIME_ZONES)(
    'PROF-1 in %s the day turns at midnight there, to the millisecond, winter and summer',
    (zone, winter, summer) => {
      // Until 2019 one of these zones did not change its clocks like the others.
      const first = Date.UTC(2020, 0, 1);
      const anyDay = fc.integer({ min: 0, max: 20 * 365 }).map((days) => first + days * DAY);
      const year = fc.integer({ min: 2020, max: 2039 });
      const turns = year.chain((number) =>
        fc
          .constantFrom(-1, 0, 1)
          .chain((shift) =>
            fc.constantFrom(sunday(2, number, 2) + shift * DAY, sunday(1, number, 10) + shift * DAY),
          ),
      );
      fc.assert(
        fc.property(fc.oneof(anyDay, turns), (day) => {
          const begins = midnight(day, isSummerAtMidnight(day) ? summer : winter);
          expect(memberSince(begins, zone)).toBe(written(day));
          expect(memberSince(begins - 1, zone)).toBe(written(day - DAY));
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('the header card', () => {
  it.each([
    ['the name', { name: 'Ada L. Marsh' }, 'Ada L. Marsh'],
    ['given and family name', { name: null }, 'Ada Marsh'],
    ['given and family name', { name: '  ' }, 'Ada Marsh'],
    ['the display name', { name: null, givenName: '', familyName: '' }, 'Ada'],
    ['the email', { name: null, givenName: '', familyName: '', displayName: null }, 'ada@example.com'],
  ])('PROF-1 says %s', (_, change, shown) => {
    expect(shownName(aProfile(change))).toBe(shown);
  });

  it('PROF-1 says the title of the current plan in capitals', () => {
    const subscriptions = [
      aPlan({ title: 'Essential Plus', titleEs: 'Esencial más' }),
      aPlan({ title: 'Business' }),
    ];
    expect(shownPlanTitle(aProfile({ subscriptions }), 'en')).toBe('ESSENTIAL PLUS');
    expect(shownPlanTitle(aProfile({ subscriptions }), 'es')).toBe('ESENCIAL MÁS');
    expect(shownPlanTitle(aProfile({ subscriptions: [] }), 'en')).toBeNull();
  });
});
