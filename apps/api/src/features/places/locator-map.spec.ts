import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locatorMap } from './locator-map.ts';
import { locatorSvg } from './locator-svg.ts';

describe('the locator map', () => {
  it.each([
    ['in a city that is a county', 39.739, -104.99, 'Denver County', 'co'],
    ['at the border of a state', 39.1, -94.58, 'Jackson County', 'mo'],
    ['in a city that is in no county', 38.63, -90.2, 'St. Louis', 'mo'],
    ['in the District', 38.9, -77.03, 'District of Columbia', 'dc'],
    ['in a parish', 29.95, -90.07, 'Orleans Parish', 'la'],
    ['on both sides of the 180th meridian', 51.88, -176.65, 'Aleutians West Borough', 'ak'],
    ['on an island', 21.31, -157.85, 'Honolulu County', 'hi'],
    ['on a key beside the outlines', 24.555, -81.8, 'Monroe County', 'fl'],
  ])('RPT-6 tells and draws the county of a point %s', async (_, latitude, longitude, county, state) => {
    const map = await locatorMap({ latitude, longitude });
    expect(map).toMatchObject({ county, state });
    expect(map?.here).toMatch(/^M[\d.,MLZ-]+Z$/);
  });

  it('RPT-6 shows and names the counties around, and the border of the state', async () => {
    const map = await locatorMap({ latitude: 39.1, longitude: -94.58 });
    expect(map?.names.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Jackson', 'Clay', 'Wyandotte', 'Cass']),
    );
    expect(map?.borders).not.toBe('');
    expect((await locatorMap({ latitude: 39.55, longitude: -105.5 }))?.borders).toBe('');
  });

  it.each([
    ['at sea', 30, -60],
    ['in another country', 51.5, -0.12],
    ['at a pole', 90, 0],
  ])('RPT-6 is none for a point %s', async (_, latitude, longitude) => {
    expect(await locatorMap({ latitude, longitude })).toBeNull();
  });

  it('RPT-6 has the point and each name on it, wherever the point is, and is the same each time', async () => {
    const points = fc.record({
      latitude: fc.double({ min: 25, max: 49, noNaN: true }),
      longitude: fc.double({ min: -124, max: -67, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const map = await locatorMap(point);
        if (map === null) return;
        for (const { x, y } of [map.point, ...map.names]) {
          expect(x >= 0 && x <= map.width && y >= 0 && y <= map.height).toBe(true);
        }
        const svg = locatorSvg(map);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
        expect(locatorSvg((await locatorMap(point)) ?? map)).toBe(svg);
      }),
      { numRuns: 60 },
    );
  });

  it('RPT-6 puts the name of the county below a point that would cover it', async () => {
    const map = await locatorMap({ latitude: 32.35, longitude: -106.8 });
    const name = map?.names.find(({ text }) => text === 'Doña Ana');
    expect((name?.y ?? 0) - (map?.point.y ?? 0)).toBeGreaterThanOrEqual(12);
  });

  it('RPT-6 has a dark color beside each light one, but where nothing is drawn', async () => {
    const map = await locatorMap({ latitude: 39.1, longitude: -94.58 });
    if (!map) throw new Error('There is no map.');
    const svg = locatorSvg(map);
    const light = [...svg.matchAll(/ (fill|stroke)="(#[0-9a-f]{6})"/g)].map(
      ([, name, ink]) => `${name}:${ink}`,
    );
    const pairs = [...svg.matchAll(/(fill|stroke):light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/g)];
    expect(light.length).toBeGreaterThan(6);
    expect(pairs.map(([, name, ink]) => `${name}:${ink}`)).toEqual(light);
    expect(pairs.filter(([, , ink, dark]) => ink === dark)).toEqual([]);
    expect(svg).toContain('color-scheme:light dark');
  });

  it('RPT-6 writes a name as text', async () => {
    const map = await locatorMap({ latitude: 39.1, longitude: -94.58 });
    if (!map) throw new Error('There is no map.');
    const svg = locatorSvg({ ...map, county: 'A & B', names: [{ text: '<i>', x: 1, y: 1 }] });
    expect(svg).toContain('<title>A &amp; B</title>');
    expect(svg).toContain('&lt;i&gt;');
  });
});
