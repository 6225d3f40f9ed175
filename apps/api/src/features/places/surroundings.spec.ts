import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surroundings } from './surroundings.ts';

const KANSAS_CITY = { latitude: 39.056, longitude: -94.59 };

describe('what lies around a property', () => {
  it('RPT-2 has the counties, their names, and the border of the state that is near', async () => {
    const drawn = await surroundings(KANSAS_CITY);
    expect(drawn.names.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Jackson', 'Clay', 'Wyandotte', 'Cass', 'Johnson']),
    );
    expect(drawn.counties).toMatch(/^M[\d,MLZ-]+$/);
    // The state line goes through Kansas City, less than a mile from the middle.
    const xs = [...drawn.states.matchAll(/[ML](\d+),(\d+)/g)].map(([, x]) => Number(x));
    expect(Math.min(...xs.map((x) => Math.abs(x - 600)))).toBeLessThan(20);
    expect((await surroundings({ latitude: 39.55, longitude: -105.5 })).states).toBe('');
  });

  it('RPT-2 has every line and name on it, wherever the point is, and is the same each time', async () => {
    const points = fc.record({
      latitude: fc.double({ min: 25, max: 49, noNaN: true }),
      longitude: fc.double({ min: -124, max: -67, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const drawn = await surroundings(point);
        for (const [, x, y] of `${drawn.counties}${drawn.states}`.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)) {
          expect(Number(x) >= 0 && Number(x) <= 1_200 && Number(y) >= 0 && Number(y) <= 1_200).toBe(true);
        }
        for (const { x, y } of drawn.names) expect(x > 0 && x < 1_200 && y > 0 && y < 1_200).toBe(true);
        expect(await surroundings(point)).toEqual(drawn);
      }),
      { numRuns: 30 },
    );
  });

  it('RPT-2 is of no more bytes than a picture of its size, where counties are smallest', async () => {
    const { counties, states } = await surroundings({ latitude: 33.75, longitude: -84.39 });
    expect(counties.length + states.length).toBeLessThan(16_000);
  });
});
