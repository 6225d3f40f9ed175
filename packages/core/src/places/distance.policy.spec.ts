import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleAround, milesBetween } from './distance.policy.ts';

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

  it('RPT-2 every corner of a circle is as far from its middle as asked', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0.05, max: 5, noNaN: true }), (middle, miles) => {
        for (const corner of circleAround(middle, miles)) {
          expect(milesBetween(middle, corner) / miles).toBeCloseTo(1, 2);
        }
      }),
    );
  });
});
