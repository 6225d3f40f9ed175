import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingBetween, boxAround, circleAround, milesBetween } from './distance.policy.ts';
import type { Point } from './place.ts';

const points = fc.record({
  latitude: fc.double({ min: 18, max: 72, noNaN: true }),
  longitude: fc.double({ min: -180, max: -65, noNaN: true }),
});

describe('distances', () => {
  it('RPT-2 are those of the great circle', () => {
    const nashville = { latitude: 36.1627, longitude: -86.7816 };
    const aDegreeNorth = { ...nashville, latitude: 37.1627 };
    expect(milesBetween(nashville, aDegreeNorth)).toBeCloseTo((3958.7613 * Math.PI) / 180, 9);
    const equator = (longitude: number) => ({ latitude: 0, longitude });
    expect(milesBetween(equator(0), equator(90))).toBeCloseTo((3958.7613 * Math.PI) / 2, 9);
    expect(milesBetween(nashville, nashville)).toBe(0);
  });

  it('RPT-2 are the same in both directions, and never negative', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 9);
        expect(milesBetween(one, other)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('RPT-2 a direction is clockwise from north, and leads to the point at its distance', () => {
    const nashville = { latitude: 36.1627, longitude: -86.7816 };
    const beside = (north: number, east: number) => ({
      latitude: nashville.latitude + north,
      longitude: nashville.longitude + east,
    });
    const towards = [beside(0.1, 0), beside(0, 0.1), beside(-0.1, 0), beside(0, -0.1)];
    expect(towards.map((point) => Math.round(bearingBetween(nashville, point)))).toEqual([0, 90, 180, 270]);
    fc.assert(
      fc.property(
        points,
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        (middle, miles, degrees) => {
          const bearing = bearingBetween(middle, atBearing(middle, miles, (degrees * Math.PI) / 180));
          expect(bearing).toBeGreaterThanOrEqual(0);
          expect(bearing).toBeLessThan(360);
          const turn = Math.abs(bearing - degrees);
          expect(Math.min(turn, 360 - turn)).toBeLessThan(1e-4);
        },
      ),
    );
  });

  it('RPT-2 every corner of a circle is as far from its middle as asked', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0.05, max: 5, noNaN: true }), (middle, miles) => {
        for (const corner of circleAround(middle, miles)) {
          expect(milesBetween(middle, corner) / miles).toBeCloseTo(1, 2);
        }
      }),
    );
  });

  it('no point within the distance lies outside of the box, and its sides are no further than needed', () => {
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(points, fc.double({ min: 0.1, max: 100, noNaN: true }), bearing, (middle, miles, angle) => {
        const [southWest, northEast] = boxAround(middle, miles);
        const reached = atBearing(middle, miles, angle);
        expect(reached.latitude).toBeGreaterThan(southWest.latitude - 1e-9);
        expect(reached.latitude).toBeLessThan(northEast.latitude + 1e-9);
        expect(reached.longitude).toBeGreaterThan(southWest.longitude - 1e-9);
        expect(reached.longitude).toBeLessThan(northEast.longitude + 1e-9);
        expect(milesBetween(middle, { ...middle, latitude: northEast.latitude })).toBeCloseTo(miles, 6);
      }),
    );
  });
});

/** The point that lies so far away in a direction, by the formulas of the sphere. */
function atBearing({ latitude, longitude }: Point, miles: number, angle: number): Point {
  const [arc, north] = [miles / 3958.7613, (latitude * Math.PI) / 180];
  const sine = Math.sin(north) * Math.cos(arc) + Math.cos(north) * Math.sin(arc) * Math.cos(angle);
  const east = Math.atan2(
    Math.sin(angle) * Math.sin(arc) * Math.cos(north),
    Math.cos(arc) - Math.sin(north) * sine,
  );
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: longitude + (east * 180) / Math.PI };
}
