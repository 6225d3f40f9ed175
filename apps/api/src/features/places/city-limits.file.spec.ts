import { describe, expect, it } from 'vitest';
import { readCityLimitGaps } from './city-limit-gaps.repository.ts';
import { isOutlines, type OutlinesFailure, readCityLimits } from './city-limits.file.ts';
import { MOST_POINTS } from './drawn-features.ts';
import { gapsFailureText, outlinesFailureText } from './outlines-failure-text.ts';

type Ring = readonly (readonly [number, number])[];
const OUTER: Ring = [
  [-106, 42],
  [-105, 42],
  [-105, 43],
  [-106, 43],
  [-106, 42],
];
const outer = drawn('Outer');

function drawn(name: string, over: object = {}) {
  return {
    type: 'Feature',
    properties: { GEOID: '5600010', NAME: name, CLASSFP: 'C1', FUNCSTAT: 'A', ...over },
    geometry: { type: 'MultiPolygon', coordinates: [[OUTER]] },
  };
}
const textOf = (ring: Ring) => `(${ring.map(([x, y]) => `(${x},${y})`).join(',')})`;
const fileOf = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

describe('a file of city limits', () => {
  it('leaves out what governs nothing: designated places, inactive governments', () => {
    const state = (over: object) => drawn('Outer', { GEOID: '4400010', ...over });
    const namesOf = (over: object) => {
      const read = readCityLimits(fileOf(state(over)), '');
      return read.ok && [read.value.skipped, ...read.value.cities.map((city) => city.name)];
    };
    expect(namesOf({ CLASSFP: 'U1' })).toEqual([1]);
    expect(namesOf({ CLASSFP: 'C9' })).toEqual([1]);
    expect(namesOf({ FUNCSTAT: 'I' })).toEqual([1]);
    expect(namesOf({ CLASSFP: undefined, FUNCSTAT: undefined, LSAD: '57' })).toEqual([1]);
    expect(namesOf({ CLASSFP: undefined, FUNCSTAT: undefined, LSAD: '25' })).toEqual([0, 'Outer']);
    expect(namesOf({ CLASSFP: 'C8', FUNCSTAT: 'F', NAME: 'Metro (balance)' })).toEqual([0, 'Metro']);
  });

  it('gives a city that was merged with its county to what is left of the county, where they share a line', () => {
    const ring = (west: number): Ring => [
      [west, 42],
      [west + 1, 42],
      [west + 1, 43],
      [west, 43],
      [west, 42],
    ];
    const place = (name: string, west: number, over: object = {}) => ({
      ...drawn(name, over),
      geometry: { type: 'Polygon', coordinates: [ring(west)] },
    });
    const balance = place('Metro (balance)', -106, { CLASSFP: 'C8', FUNCSTAT: 'F', GEOID: '5600001' });
    const old = place('Old City', -105, { CLASSFP: 'C9', FUNCSTAT: 'N', GEOID: '5600002' });
    const far = place('Far City', -103, { CLASSFP: 'C9', FUNCSTAT: 'N', GEOID: '5600003' });
    const idle = place('Idle', -107, { CLASSFP: 'C9', FUNCSTAT: 'I', GEOID: '5600004' });
    const next = place('Next', -104, { GEOID: '5600005' });
    const read = readCityLimits(fileOf(old, balance, far, idle, next), '');
    expect(read.ok && read.value).toMatchObject({
      skipped: 2,
      cities: [
        { geoid: '5600001', name: 'Metro', rings: [textOf(ring(-106)), textOf(ring(-105))] },
        { geoid: '5600005', name: 'Next', rings: [textOf(ring(-104))] },
      ],
    });
  });

  const withOutline = (coordinates: readonly Ring[]) => ({
    ...outer,
    geometry: { type: 'Polygon', coordinates },
  });
  /** Of one place, with one arc of 1,000 points. */
  const topologyOf = (arcs: readonly unknown[]) => ({
    type: 'Topology',
    arcs: [Array.from({ length: 1_000 }, (_, index) => [-106 + index / 1_000, 42])],
    objects: {
      places: {
        type: 'GeometryCollection',
        geometries: [{ type: 'MultiPolygon', properties: outer.properties, arcs }],
      },
    },
  });
  it.each<[string, object, OutlinesFailure]>([
    ['has no places', fileOf(), { code: 'not-one-state' }],
    ['is of two states', fileOf(outer, drawn('Enclave', { GEOID: '0800001' })), { code: 'not-one-state' }],
    ['has a place twice', fileOf(outer, outer), { code: 'place-twice', geoid: '5600010' }],
    [
      'has places without a code and without an outline',
      fileOf({ ...outer, properties: { NAME: 'Outer' } }, outer, { ...outer, geometry: null }),
      {
        code: 'places-wrong',
        errors: [
          { at: 1, part: 'properties.GEOID' },
          { at: 3, part: 'geometry' },
        ],
      },
    ],
    [
      'has a point that is nowhere',
      fileOf(withOutline([OUTER.map(([x, y]) => [x - 90, y])])),
      { code: 'places-wrong', errors: [{ at: 1, part: 'geometry.coordinates.0.0.0' }] },
    ],
    [
      'has a ring of two points',
      fileOf(withOutline([OUTER.slice(0, 2)])),
      { code: 'places-wrong', errors: [{ at: 1, part: 'geometry.coordinates.0' }] },
    ],
    [
      'has places without a ring',
      fileOf(
        withOutline([]),
        { ...outer, geometry: { type: 'MultiPolygon', coordinates: [[OUTER], []] } },
        {
          ...outer,
          geometry: { type: 'MultiPolygon', coordinates: [] },
        },
      ),
      {
        code: 'places-wrong',
        errors: [
          { at: 1, part: 'geometry.coordinates' },
          { at: 2, part: 'geometry.coordinates.1' },
          { at: 3, part: 'geometry.coordinates' },
        ],
      },
    ],
    [
      'has names that cannot be printed',
      fileOf(drawn('Outer', { NAME: 'Out\u0000er' }), drawn('Enclave', { NAME: '\ud800' })),
      {
        code: 'places-wrong',
        errors: [
          { at: 1, part: 'properties.NAME' },
          { at: 2, part: 'properties.NAME' },
        ],
      },
    ],
    [
      'has arcs that do not fit',
      { type: 'Topology', arcs: [], objects: { places: { type: 'Polygon', arcs: [[7]] } } },
      { code: 'arcs-wrong' },
    ],
    [
      'has an arc that is no list',
      { type: 'Topology', arcs: [{ length: 9e15 }], objects: { places: { type: 'Polygon', arcs: [[0]] } } },
      { code: 'arcs-wrong' },
    ],
    [
      'names an object instead of drawing it',
      { type: 'Topology', arcs: [], objects: { places: { type: 'Polygon', arcs: [] }, again: 'places' } },
      { code: 'arcs-wrong' },
    ],
    [
      'expands to more points than a state has, by one arc that is drawn again and again',
      topologyOf(Array.from({ length: MOST_POINTS / 1_000 + 1 }, () => [[0]])),
      { code: 'too-many-points' },
    ],
  ])('refuses a file that %s', (_, json, failure) => {
    expect(isOutlines(json)).toBe(true);
    expect(readCityLimits(json, '')).toEqual({ ok: false, failure });
    expect(outlinesFailureText(failure, 'en')).toMatch(/^[A-Z\d]/);
  });

  it('reads a topology whose arcs are drawn more than once', () => {
    const read = readCityLimits(topologyOf([[[0]], [[~0]]]), '');
    expect(read.ok && read.value.cities).toMatchObject([{ name: 'Outer', rings: { length: 2 } }]);
  });

  it('refuses a list of missing outlines with the lines that are wrong, and why', () => {
    const missing = (geoid: string, city: string) => `${geoid},WY,${city},city,polygon missing`;
    const csv = [
      'geoid,state,name,type,why',
      missing('5613900', 'Cheyenne'),
      'Cheyenne',
      '99,WY,X,city,y',
      missing('5645050', 'Lara\u0000mie'),
      missing('5613900', 'Cheyenne'),
    ];
    const failure = [
      { at: 3, reason: 'line-wrong' },
      { at: 4, reason: 'line-wrong' },
      { at: 5, reason: 'line-unreadable' },
      { at: 6, reason: 'line-twice' },
    ] as const;
    expect(readCityLimitGaps(csv.join('\n'))).toEqual({ ok: false, failure });
    expect(gapsFailureText(failure, 'en').split('\n')).toEqual([
      '4 errors:',
      expect.stringContaining('  line 3: is no geoid,'),
      expect.stringContaining('  line 4: is no geoid,'),
      '  line 5: has characters that cannot be printed',
      '  line 6: its place stands in the list twice',
    ]);
  });
});
