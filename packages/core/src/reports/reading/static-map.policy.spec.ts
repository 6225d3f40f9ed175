import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staticMapQuery } from './static-map.policy.ts';

describe('the satellite map of a property', () => {
  it('RPT-6 shows it at zoom 18 in 640 by 256 with a small green marker', () => {
    expect(staticMapQuery({ latitude: 39.7392, longitude: -104.9903 })).toBe(
      'center=39.7392%2C-104.9903&zoom=18&size=640x256&maptype=satellite' +
        '&markers=size%3Asmall%7Ccolor%3Agreen%7C39.7392%2C-104.9903',
    );
  });

  it.each([
    [0, 0, '0%2C0'],
    [-0, -0, '0%2C0'],
    [1e-7, -1e-7, '0%2C0'],
    [0.000001, -0.000001, '0.000001%2C-0.000001'],
    [90, -180, '90%2C-180'],
    [-90, 180, '-90%2C180'],
    [40, -100, '40%2C-100'],
  ])('RPT-6 writes %d, %d as %s', (latitude, longitude, center) => {
    expect(staticMapQuery({ latitude, longitude })).toMatch(new RegExp(`^center=${center}&`));
  });

  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [90.000001, 0],
    [-91, 0],
    [0, 180.000001],
    [0, -181],
    [Number.POSITIVE_INFINITY, 0],
  ])('RPT-6 has no map of %d, %d', (latitude, longitude) => {
    expect(staticMapQuery({ latitude, longitude })).toBeNull();
  });

  it('RPT-6 is made of two numbers and nothing else', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, ({ latitude, longitude }) => {
        const asked = staticMapQuery({ latitude, longitude }) ?? '';
        const [, north, east] = /^center=(-?\d+(?:\.\d+)?)%2C(-?\d+(?:\.\d+)?)&zoom=18&/.exec(asked) ?? [];
        expect(Math.abs(Number(north) - latitude)).toBeLessThanOrEqual(0.000001);
        expect(Math.abs(Number(east) - longitude)).toBeLessThanOrEqual(0.000001);
        expect(asked.replaceAll(`${north}%2C${east}`, 'here')).toBe(
          'center=here&zoom=18&size=640x256&maptype=satellite&markers=size%3Asmall%7Ccolor%3Agreen%7Chere',
        );
      }),
    );
  });
});
