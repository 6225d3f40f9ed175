import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, say } from '../shared/messages.ts';
import type { ZipCode } from '../shared/zip-code.policy.ts';
import { settlerMessages } from '../reports/content/fact-text.messages.ts';
import { controllingJurisdiction } from './controlling-jurisdiction.policy.ts';
import type { CityLimits, County, PlaceOfAddress, PlaceSource } from './place.ts';
import { placesMessages } from './places.messages.ts';

const finder: PlaceSource = {
  name: 'GeoNames',
  url: 'https://www.geonames.org',
  edition: null,
  date: '2025-10-01',
};
const outlines: PlaceSource = {
  name: 'US Census',
  url: null,
  edition: 'TIGER/Line 2019',
  date: '2019-01-01',
};
const county = (over: Partial<County> = {}): County => ({
  fips: '08035',
  name: 'Douglas County',
  mayBeAnother: false,
  ...over,
});
const inside = (nearEdge: boolean | null = false): CityLimits => ({
  is: 'inside',
  geoid: '0869645',
  name: 'Sheridan',
  nearEdge,
  source: outlines,
});
const outside = (nearEdge: boolean | null = false, postalCityIsPlace = false): CityLimits => ({
  is: 'outside',
  nearEdge,
  postalCityIsPlace,
  source: outlines,
});
const town = { name: 'Stowe', geoid: '5001570525', source: finder };
const gap: CityLimits = { is: 'near-gap', names: ['Burbank'], source: outlines };
const line: CityLimits = { is: 'on-the-line', names: ['Denver', 'Aurora'], source: outlines };
const none: CityLimits = { is: 'not-loaded' };

function aPlace(
  over: Partial<PlaceOfAddress> = {},
  precision: 'street' | 'zip-center' = 'street',
): PlaceOfAddress {
  return {
    address: '9352 Dorchester St, Highlands Ranch, CO 80129',
    state: 'co',
    zip: '80129' as ZipCode,
    postalCity: 'Littleton',
    point: { latitude: 39.54, longitude: -104.97, precision },
    county: county(),
    town: null,
    limits: outside(),
    source: finder,
    ...over,
  };
}

describe('who controls at an address', () => {
  it.each([
    ['inside city limits', {}, inside(), 'street', 'city', 'inside-limits', 'verified', null],
    [
      'inside, not measured',
      {},
      inside(null),
      'street',
      'city',
      'inside-limits',
      'likely',
      'building-department',
    ],
    [
      'inside, near the line',
      {},
      inside(true),
      'street',
      'city',
      'inside-limits',
      'likely',
      'building-department',
    ],
    ['ZIP center inside', {}, inside(), 'zip-center', 'city', 'zip-center-inside', 'likely', 'street-point'],
    ['outside all limits', {}, outside(), 'street', 'county', 'outside-limits', 'verified', null],
    [
      'just outside',
      {},
      outside(true),
      'street',
      'county',
      'outside-limits',
      'likely',
      'building-department',
    ],
    [
      'outside, mailed by a city',
      {},
      outside(false, true),
      'street',
      'county',
      'outside-limits',
      'verified',
      null,
    ],
    [
      'ZIP center outside',
      {},
      outside(),
      'zip-center',
      'county',
      'zip-center-outside',
      'likely',
      'street-point',
    ],
    ['no limits loaded', {}, none, 'street', 'city', 'postal-city', 'likely', 'city-limits'],
    ['Hawaii', { state: 'hi' }, none, 'street', 'county', 'no-cities-in-state', 'verified', null],
    ['the District', { state: 'dc' }, none, 'street', 'city', 'district', 'verified', null],
    [
      'the District by ZIP',
      { state: 'dc' },
      none,
      'zip-center',
      'city',
      'district',
      'likely',
      'street-point',
    ],
    [
      'a town of a town state',
      { state: 'vt', town },
      outside(),
      'street',
      'town',
      'inside-town',
      'verified',
      null,
    ],
    ['a township', { town }, outside(), 'street', 'county', 'outside-limits', 'verified', null],
    [
      'a city of a town state',
      { state: 'vt' },
      inside(),
      'street',
      'city',
      'inside-limits',
      'verified',
      null,
    ],
  ] as const)('RPT-2 %s', (_, over, limits, precision, kind, reason, confidence, settledBy) => {
    expect(controllingJurisdiction(aPlace({ ...over, limits }, precision))).toMatchObject({
      body: { kind },
      reason,
      confidence,
      settledBy,
    });
  });

  it.each([
    ['an address nobody found', null, 'address-not-found', 'building-department'],
    ['on the line', aPlace({ limits: line }), 'limits-overlap', 'building-department'],
    ['near a gap', aPlace({ limits: gap }), 'limits-missing', 'building-department'],
    ['a town', aPlace({ state: 'vt' }), 'town-limits-not-loaded', 'town-limits'],
    ['a town without limits', aPlace({ state: 'nh', limits: none }), 'town-limits-not-loaded', 'town-limits'],
    [
      'a ZIP code across limits',
      aPlace({ limits: outside(false, true) }, 'zip-center'),
      'zip-across-limits',
      'street-point',
    ],
    ['no county', aPlace({ county: null }), 'county-not-known', 'street-point'],
    ['two counties', aPlace({ county: county({ mayBeAnother: true }) }), 'county-not-known', 'street-point'],
    [
      'a census area',
      aPlace({ state: 'ak', county: county({ fips: '02180' }) }),
      'no-county-government',
      'building-department',
    ],
  ] as const)('RPT-2 %s is unknown, and what would settle it is said', (_, place, reason, settledBy) => {
    expect(controllingJurisdiction(place)).toEqual({
      body: null,
      source: null,
      confidence: 'unknown',
      nearEdge: false,
      reason,
      settledBy,
    });
  });

  it('RPT-2 names the body with its Census code and the source that said so', () => {
    expect(controllingJurisdiction(aPlace({ limits: inside() }))).toMatchObject({
      body: { kind: 'city', name: 'Sheridan', geoid: '0869645' },
      source: outlines,
    });
    expect(controllingJurisdiction(aPlace())).toMatchObject({
      body: { kind: 'county', name: 'Douglas County', geoid: '08035' },
      source: outlines,
    });
    expect(controllingJurisdiction(aPlace({ limits: none }))).toMatchObject({
      body: { name: 'Littleton', geoid: null },
      source: finder,
    });
  });

  it.each(['ct', 'ma', 'me', 'mi', 'mn', 'nh', 'nj', 'ny', 'pa', 'ri', 'vt', 'wi'] as const)(
    'RPT-2.1 no county of %s answers outside city limits',
    (state) => {
      expect(controllingJurisdiction(aPlace({ state })).body).toBeNull();
    },
  );
});

describe('laws of the controlling jurisdiction', () => {
  const nearEdge = fc.constantFrom(true, false);
  const limits: fc.Arbitrary<CityLimits> = fc.oneof(
    fc.constantFrom(none, gap, line),
    nearEdge.map(inside),
    fc.tuple(nearEdge, fc.boolean()).map(([near, place]) => outside(near, place)),
  );
  const places = fc
    .record({
      state: fc.constantFrom('co', 'vt', 'hi', 'dc', 'ak', 'la', 'ny'),
      limits,
      precision: fc.constantFrom('street', 'zip-center'),
      county: fc.option(
        fc.record({
          fips: fc.constantFrom('08035', '02180', '15003'),
          name: fc.constant('X'),
          mayBeAnother: fc.boolean(),
        }),
      ),
    })
    .map(({ precision, ...over }) => aPlace(over, precision));

  it('RPT-2 unknown has neither body nor source but a settler; what is known has both', () => {
    fc.assert(
      fc.property(places, (place) => {
        const { body, source, confidence, settledBy } = controllingJurisdiction(place);
        const isUnknown = confidence === 'unknown';
        expect([body === null, source === null]).toEqual([isUnknown, isUnknown]);
        expect(settledBy === null).toBe(confidence === 'verified');
      }),
    );
  });

  it('RPT-2 a point that is less exact never makes the answer surer', () => {
    const rank = { unknown: 0, likely: 1, verified: 2 };
    fc.assert(
      fc.property(places, ({ point, ...place }) => {
        const by = (precision: 'street' | 'zip-center') =>
          controllingJurisdiction({ ...place, point: { ...point, precision } });
        expect(rank[by('zip-center').confidence]).toBeLessThanOrEqual(rank[by('street').confidence]);
      }),
    );
  });

  it('RPT-2 where limits are loaded the post office’s city changes no body', () => {
    fc.assert(
      fc.property(places, fc.string(), (place, postalCity) => {
        fc.pre(place.limits.is !== 'not-loaded');
        const body = controllingJurisdiction({ ...place, postalCity }).body;
        expect(body).toEqual(controllingJurisdiction(place).body);
      }),
    );
  });

  it('RPT-2 every reason and what settles it have words', () => {
    fc.assert(
      fc.property(fc.option(places), fc.constantFrom(...LOCALES), (place, locale) => {
        const { reason, settledBy } = controllingJurisdiction(place);
        expect(say(placesMessages, locale, reason)).toMatch(/\.$/);
        if (settledBy !== null) expect(say(settlerMessages, locale, settledBy)).toMatch(/\.$/);
      }),
    );
  });
});
