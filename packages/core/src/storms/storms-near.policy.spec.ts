import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../places/distance.policy.ts';
import { aStormReport } from '../testing/storms/storm-files.ts';
import { isSevere, isToldOf, LISTED_EACH, STORM_RADII, stormsNear } from './storms-near.policy.ts';

const DENVER = { latitude: 39.739, longitude: -104.985 };
const points = fc.record({
  latitude: fc.double({ min: 24, max: 50, noNaN: true }),
  longitude: fc.double({ min: -125, max: -66, noNaN: true }),
});

describe('storms near a point', () => {
  const at = (miles: number) => ({ ...DENVER, latitude: DENVER.latitude + miles / 69.0936 });

  it('names the nearest, the latest and the largest, and counts by distance', () => {
    const near = aStormReport({ place: at(0.5), at: 10, magnitude: null });
    const late = aStormReport({ place: at(12), at: 30, magnitude: { unit: 'hundredths-in', value: 75 } });
    const large = aStormReport({ place: at(24), at: 20, magnitude: { unit: 'hundredths-in', value: 250 } });
    const told = stormsNear(DENVER, [late, large, near]);
    expect([told.nearest?.report, told.latest?.report, told.largest?.report]).toEqual([near, late, large]);
    expect(told.counts).toEqual([1, 1, 1, 1, 3, 3]);
  });

  it('says nothing of what is not there', () => {
    expect(stormsNear(DENVER, [])).toEqual({
      nearest: null,
      latest: null,
      largest: null,
      counts: STORM_RADII.map(() => 0),
      listed: [],
    });
    expect(stormsNear(DENVER, [aStormReport({ magnitude: null })]).largest).toBeNull();
  });

  it('law: the order of the reports changes nothing, and counts grow with the distance', () => {
    const reports = fc.array(
      fc
        .record({
          place: points,
          at: fc.integer({ min: 0, max: 5 }),
          value: fc.option(fc.integer({ min: 1, max: 4 })),
        })
        .map(({ place, at, value }) =>
          aStormReport({
            place,
            at,
            magnitude: value === null ? null : { unit: 'hundredths-in', value: value * 100 },
          }),
        ),
    );
    fc.assert(
      fc.property(reports, points, (all, point) => {
        const told = stormsNear(point, all);
        const reversed = stormsNear(point, all.toReversed());
        expect(reversed.counts).toEqual(told.counts);
        expect(reversed.nearest?.miles).toBe(told.nearest?.miles);
        expect(reversed.latest?.report.at).toBe(told.latest?.report.at);
        expect(reversed.largest?.report.magnitude).toEqual(told.largest?.report.magnitude);
        expect(told.counts).toEqual(told.counts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('RPT-2 law: lists the nearest first, leaves out none that is nearer or later than one it has room for, and the largest never', () => {
    const many = fc.array(
      fc.record({ place: points, at: fc.nat(500), value: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: LISTED_EACH - 5,
        maxLength: 4 * LISTED_EACH,
      },
    );
    fc.assert(
      fc.property(many, points, (all, point) => {
        const reports = all.map(({ place, at, value }) =>
          aStormReport({ place, at, magnitude: { unit: 'hundredths-in', value } }),
        );
        const { listed, largest, nearest, latest } = stormsNear(point, reports);
        const miles = listed.map((storm) => storm.miles);
        expect(miles).toEqual(miles.toSorted((one, other) => one - other));
        expect(listed).toEqual(expect.arrayContaining([nearest, latest, largest]));
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.length).toBeGreaterThanOrEqual(Math.min(reports.length, LISTED_EACH));
        expect(listed.length).toBeLessThanOrEqual(Math.min(reports.length, 2 * LISTED_EACH + 1));
        const omitted = reports.filter((report) => !listed.some((storm) => storm.report === report));
        const [reach = 0, since = 0] = [
          miles[LISTED_EACH - 1],
          listed.map(({ report }) => report.at).toSorted((one, other) => other - one)[LISTED_EACH - 1],
        ];
        for (const report of omitted) {
          expect(milesBetween(point, report.place)).toBeGreaterThanOrEqual(reach);
          expect(report.at).toBeLessThanOrEqual(since);
        }
      }),
    );
  });
});

describe('severe', () => {
  const since = Date.UTC(2010, 0, 5);
  it.each([
    ['hail of an inch', { unit: 'hundredths-in', value: 100 }, since, true],
    ['hail of less', { unit: 'hundredths-in', value: 99 }, since, false],
    ['hail of three quarters, before 2010', { unit: 'hundredths-in', value: 75 }, since - 1, true],
    ['wind of 58 mph', { unit: 'mph', value: 58 }, since, true],
    ['wind of 57 mph', { unit: 'mph', value: 57 }, since, false],
    ['wind of 50 knots', { unit: 'knots', value: 50 }, since, true],
    ['wind of 49 knots', { unit: 'knots', value: 49 }, since, false],
    ['nothing known', null, since, null],
  ] as const)('%s', (_, magnitude, at, severe) => {
    expect(isSevere({ magnitude, at })).toBe(severe);
  });
});

describe('what a report tells of', () => {
  it.each([
    ['hail of any size', 'hail', { unit: 'hundredths-in', value: 25 }, true],
    ['severe wind', 'wind', { unit: 'mph', value: 58 }, true],
    ['wind of damage, without a speed', 'wind', null, true],
    ['not wind of less', 'wind', { unit: 'knots', value: 49 }, false],
  ] as const)('%s', (_, kind, magnitude, told) => {
    expect(isToldOf(aStormReport({ kind, magnitude }))).toBe(told);
  });
});
