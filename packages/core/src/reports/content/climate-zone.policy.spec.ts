import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climateZone } from './climate-zone.policy.ts';

const zones = fc.option(fc.constantFrom('5B', '6A', '7'));

describe('the climate zone of a county', () => {
  it.each([
    [2015, '6A'],
    [2018, '6A'],
    [2021, '7'],
    [2024, '7'],
    [null, null],
  ])('RPT-3 is of Marquette County on the map of edition %s: %s', (edition, zone) => {
    const found = climateZone({ map2006: '6A', map2021: '7' }, edition);
    expect(found).toEqual(zone === null ? null : { kind: 'text', text: zone });
  });

  it('RPT-3 is known without an edition exactly where both maps agree', () => {
    fc.assert(
      fc.property(zones, zones, (map2006, map2021) => {
        const isKnown = climateZone({ map2006, map2021 }, null) !== null;
        expect(isKnown).toBe(map2006 !== null && map2006 === map2021);
      }),
    );
  });
});
