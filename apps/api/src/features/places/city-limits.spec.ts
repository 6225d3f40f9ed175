import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  circleAround,
  type CityLimits,
  controllingJurisdiction,
  type PlaceState,
  type Point,
} from '@ridgeline/core/places';
import { parseZipCode } from '@ridgeline/core/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { unpackedText } from '../../loading/unpacked-text.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { cityLimitsIn, type CityLimitsAt } from './city-limits.repository.ts';
import { loadCityLimitGaps, readCityLimitGaps } from './city-limit-gaps.repository.ts';
import { loadCityLimits, type CityLimitsSource } from './city-limit-sets.repository.ts';
import { OUTLINES_LIMIT, readCityLimits } from './city-limits.file.ts';
import { countyAt } from './county-shapes.ts';

const SOURCE: CityLimitsSource = {
  name: 'US Census',
  url: 'https://www2.census.gov/geo/tiger/TIGER2019/PLACE/',
  edition: 'TIGER/Line 2019',
  asOf: '2019-01-01',
};
const DATA = fileURLToPath(new URL('../../../../../../shared/data/places/', import.meta.url));

type Ring = readonly (readonly [number, number])[];
const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

/**
 * In Wyoming: a city with two holes, another city in one of them, a neighbor, and a city of two parts with an island in
 * the hole of one.
 */
const OUTER = square(-106, 42, 1);
const HOLE = square(-105.8, 42.2, 0.2);
const EMPTY_HOLE = square(-105.4, 42.2, 0.2);
const PART = square(-104, 42, 0.5);
const PART_HOLE = square(-103.9, 42.1, 0.3);
const ISLAND = square(-103.8, 42.2, 0.1);
const SECOND_PART = square(-103, 42, 0.2);
const CITIES: Readonly<Record<string, readonly (readonly Ring[])[]>> = {
  Outer: [[OUTER, HOLE, EMPTY_HOLE]],
  Enclave: [[HOLE]],
  Neighbor: [[square(-105, 42.5, 0.3)]],
  Parts: [[PART, PART_HOLE], [ISLAND], [SECOND_PART]],
};
const geoidOf = (name: string) => `56000${10 + Object.keys(CITIES).indexOf(name)}`;
const drawn = (name: string, over: object = {}) => ({
  type: 'Feature',
  properties: { GEOID: geoidOf(name), NAME: name, CLASSFP: 'C1', FUNCSTAT: 'A', ...over },
  geometry: { type: 'MultiPolygon', coordinates: CITIES[name] },
});
const fileOf = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });
const WYOMING = fileOf(...Object.keys(CITIES).map((name) => drawn(name)));

let database: Database;
let at: CityLimitsAt;

beforeAll(async () => {
  database = openDatabase(await freshDatabase(), { statement: 60_000 });
  at = cityLimitsIn(database);
  await load(WYOMING);
});
afterAll(() => database.close());

async function load(json: unknown, source = SOURCE): Promise<boolean> {
  const read = readCityLimits(json, sha256Of(json));
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return loadCityLimits(database, read.value, source);
}
const sha256Of = (json: unknown) => createHash('sha256').update(JSON.stringify(json)).digest('hex');

async function loadGaps(csv: string): Promise<number> {
  const read = readCityLimitGaps(csv);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  await loadCityLimitGaps(database, read.value);
  return read.value.length;
}

const wyoming = { state: 'wy', postalCity: 'Outer' } as const;
const name = (limits: CityLimits) => (limits.is === 'inside' ? limits.name : limits.is);

describe('city limits', () => {
  it('RPT-2 a point is inside exactly where the outlines say so: inside, outside, on holes, in enclaves', async () => {
    const points = fc.record({
      longitude: fc.double({ min: -106.2, max: -102.7, noNaN: true }),
      latitude: fc.double({ min: 41.9, max: 43.1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const expected = Object.entries(CITIES).find(([, parts]) => isIn(point, parts.flat()));
        const found = await at(point, wyoming);
        expect(name(found)).toBe(expected?.[0] ?? 'outside');
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each([
    ['in the city', -105.95, 42.05, 'Outer'],
    ['in the enclave', -105.7, 42.3, 'Enclave'],
    ['in a hole that is nobody’s', -105.3, 42.3, 'outside'],
    ['in the part with a hole', -103.95, 42.05, 'Parts'],
    ['in that hole', -103.65, 42.15, 'outside'],
    ['on the island in it', -103.75, 42.25, 'Parts'],
    ['in the other part', -102.9, 42.1, 'Parts'],
    ['outside of all', -107, 42.5, 'outside'],
    ['on the line between two', -105, 42.6, 'on-the-line'],
    ['on the line of an enclave, as the city on either side', -105.8, 42.3, 'Enclave'],
  ])('RPT-2 %s', async (_, longitude, latitude, expected) => {
    expect(name(await at({ longitude, latitude }, wyoming))).toBe(expected);
  });

  it('RPT-2 within 100 m of an edge it is told, on either side, and not further away', async () => {
    const metersEast = (meters: number) => ({ latitude: 42.05, longitude: -106 + meters / 82_600 });
    for (const [meters, nearEdge] of [
      [-300, false],
      [-60, true],
      [60, true],
      [300, false],
    ] as const) {
      expect(await at(metersEast(meters), wyoming)).toMatchObject({ nearEdge });
    }
  });

  it('RPT-2 are told with their source and its day', async () => {
    expect(await at({ longitude: -105.95, latitude: 42.05 }, wyoming)).toEqual({
      is: 'inside',
      geoid: geoidOf('Outer'),
      name: 'Outer',
      nearEdge: false,
      source: { name: SOURCE.name, url: SOURCE.url, edition: SOURCE.edition, date: '2019-01-01' },
    });
  });

  it('RPT-2 of a state that was not loaded are not known', async () => {
    const point = { longitude: -105.95, latitude: 42.05 };
    expect(await at(point, { state: 'co', postalCity: 'Outer' })).toEqual({ is: 'not-loaded' });
  });

  it('RPT-2 the post office’s city counts where it has limits', async () => {
    const point = { longitude: -107, latitude: 42.5 };
    expect(await at(point, wyoming)).toMatchObject({ postalCityIsPlace: true });
    expect(await at(point, { ...wyoming, postalCity: 'Elsewhere' })).toMatchObject({
      postalCityIsPlace: false,
    });
  });

  it('RPT-2 close to a city whose outline is missing nobody says that it is outside', async () => {
    const csv =
      'geoid,state,name,type,why\n5613900,WY,Cheyenne,city,polygon missing: no outline\n5600001,WY,Gone,city,dissolved 2012\n';
    expect(await loadGaps(csv)).toBe(1);
    const cheyenne = { longitude: -104.8, latitude: 41.14 };
    expect(await at(cheyenne, wyoming)).toMatchObject({ is: 'near-gap', names: ['Cheyenne'] });
    const far = { longitude: -107, latitude: 42.5 };
    expect(await at(far, { ...wyoming, postalCity: 'Cheyenne' })).toMatchObject({ is: 'near-gap' });
    expect(await at(far, wyoming)).toMatchObject({ is: 'outside' });
    expect(await loadGaps(csv.split('\n')[0] ?? '')).toBe(0);
    expect(await at(cheyenne, wyoming)).toMatchObject({ is: 'outside' });
  });

  it('RPT-2 are found by their index at any number of rings', async () => {
    const plan = await database.transaction(async (db) => {
      await db.rows({ name: 'no-seqscan', text: 'set local enable_seqscan = off' }, []);
      return db.rows<{ 'QUERY PLAN': string }>(
        {
          name: 'explain-rings',
          text: `explain select from city_limit_rings drawn where drawn.ring && '((0,0),(1,0),(1,1))'::polygon`,
        },
        [],
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('city_limit_rings_at');
  });
});

describe('loading city limits', () => {
  const rows = async () =>
    database.rows(
      {
        name: 'all-city-limits',
        text: `select place.geoid, place.name, drawn.number, drawn.ring::text from city_limits place
          join city_limit_rings drawn using (geoid) order by 1, 3`,
      },
      [],
    );

  it('takes the same file again and changes nothing, unless its source is another', async () => {
    const before = await rows();
    expect(await load(WYOMING)).toBe(false);
    expect(await rows()).toEqual(before);
    expect(await load(WYOMING, { ...SOURCE, edition: 'TIGER/Line 2020' })).toBe(true);
    expect(await load(WYOMING)).toBe(true);
    expect(await rows()).toEqual(before);
  });

  it('keeps all it had where it is interrupted', async () => {
    const before = await rows();
    await expect(load(WYOMING, { ...SOURCE, asOf: '2019-02-30' })).rejects.toThrow('date');
    expect(await rows()).toEqual(before);
  });
});

// The outlines of the US Census are not part of the project: this runs where they lie beside it.
describe.runIf(existsSync(DATA))('the city limits of the Census', () => {
  const STATES: readonly PlaceState[] = ['co', 'ia', 'mn', 'in', 'ks', 'ky', 'tn', 'mo', 'wy', 'dc'];

  beforeAll(async () => {
    const files = await readdir(`${DATA}polygons`);
    for (const state of STATES) {
      const file = files.find((one) => one.startsWith(state.toUpperCase()));
      const text = await unpackedText([await readFile(`${DATA}polygons/${file}`)], OUTLINES_LIMIT);
      if (!text.ok) throw new Error(text.failure);
      await load(JSON.parse(text.value.text));
    }
  }, 120_000);

  it('RPT-2 200 points of cities lie in their city', async () => {
    const places = (await placesOf(['CO', 'IA', 'MO', 'TN'])).filter((_, row) => row % 9 === 0).slice(0, 200);
    expect(places).toHaveLength(200);
    const wrong: string[] = [];
    for (const { geoid, state, place, point } of places) {
      const found = await at(point, { state, postalCity: place });
      const body = await controllingBody(point, state, found);
      if (body?.kind !== 'city' || body.geoid !== geoid) wrong.push(`${geoid} ${place}: ${name(found)}`);
    }
    // The Census puts the internal point of a few small places outside of their simplified outline.
    expect(wrong.length).toBeLessThanOrEqual(3);
  }, 120_000);

  it('RPT-2 50 points just outside the limits of a city are of their county', async () => {
    const rings = await database.rows<{ geoid: string; corner: string }>(
      {
        name: 'some-corners',
        text: `select geoid, replace(split_part(ring::text, '),(', 1), '((', '') as corner from city_limit_rings
          where number = 0 and left(geoid, 2) = '08' order by geoid limit 400`,
      },
      [],
    );
    const outside: { readonly point: Point; readonly limits: CityLimits }[] = [];
    for (const { geoid, corner } of rings) {
      if (outside.length === 50) break;
      const [longitude = 0, latitude = 0] = corner.split(',').map(Number);
      for (const point of circleAround({ longitude, latitude }, 0.03, 8)) {
        const found = await at(point, { state: 'co', postalCity: 'Nowhere' });
        if (found.is === 'inside' && found.geoid === geoid) continue;
        if (found.is === 'outside') outside.push({ point, limits: found });
        break;
      }
    }
    expect(outside).toHaveLength(50);
    for (const { point, limits } of outside) {
      expect(limits).toMatchObject({ is: 'outside', nearEdge: true });
      expect(await controllingBody(point, 'co', limits)).toMatchObject({
        kind: 'county',
        geoid: await countyAt(point),
      });
    }
  }, 120_000);

  it.each([
    ['Denver city hall', 'co', 39.7392, -104.9906, 'Denver'],
    ['Highlands Ranch, a designated place', 'co', 39.5537, -104.9689, 'outside'],
    ['Minneapolis city hall', 'mn', 44.9773, -93.2655, 'Minneapolis'],
    ['Indianapolis, a balance', 'in', 39.7684, -86.1581, 'Indianapolis city'],
    ['Nashville, a balance', 'tn', 36.1665, -86.7781, 'Nashville-Davidson metropolitan government'],
    [
      'Louisville city hall, of a city merged with its county',
      'ky',
      38.2547,
      -85.7601,
      'Louisville/Jefferson County metro government',
    ],
    [
      'Louisville’s suburbs, the rest of that county',
      'ky',
      38.1654,
      -85.6474,
      'Louisville/Jefferson County metro government',
    ],
    ['Jeffersontown, a town in it', 'ky', 38.1942, -85.5644, 'Jeffersontown'],
    ['Tribune, merged with its county', 'ks', 38.4701, -101.7529, 'Greeley County unified government'],
    ['St. Louis, its own county', 'mo', 38.6272, -90.1994, 'St. Louis'],
    ['Sheridan in Arapahoe County', 'co', 39.6469, -105.0253, 'Sheridan'],
  ] as const)('RPT-2 %s', async (_, state, latitude, longitude, expected) => {
    expect(name(await at({ latitude, longitude }, { state, postalCity: '' }))).toBe(expected);
  });

  it('RPT-2 the list of missing outlines is read, without places that no longer exist', async () => {
    expect(await loadGaps(await readFile(`${DATA}missing-polygons.csv`, 'utf8'))).toBe(29);
  });

  /** Of an address at the point, in the county whose outline holds it. */
  async function controllingBody(point: Point, state: PlaceState, limits: CityLimits) {
    const fips = (await countyAt(point)) ?? '';
    const zip = parseZipCode('80202');
    if (!zip.ok) throw new Error('It is a ZIP code.');
    return controllingJurisdiction({
      address: '1 Main St',
      state,
      zip: zip.value,
      postalCity: 'Nowhere',
      point: { ...point, precision: 'street' },
      county: { fips, name: fips, mayBeAnother: false },
      town: null,
      limits,
      source: { name: 'The spec', url: null, edition: null, date: '2026-01-01' },
    }).body;
  }

  async function placesOf(states: readonly string[]) {
    const csv = await promisify(gunzip)(await readFile(`${DATA}census-places-2019.csv.gz`));
    return csv
      .toString('utf8')
      .split('\n')
      .map((line) => line.split(','))
      .filter(([, state = '', , , , kind = '']) => states.includes(state) && /^C[1-8]$/.test(kind))
      .map(([geoid = '', state = '', place = '', ...rest]) => {
        const [latitude = 0, longitude = 0] = rest.slice(-2).map(Number);
        const point: Point = { latitude, longitude };
        return { geoid, state: state.toLowerCase() as PlaceState, place, point };
      });
  }
});

/** By the even-odd rule, as the reference. */
function isIn({ longitude, latitude }: Point, rings: readonly Ring[]): boolean {
  return rings.filter((ring) => isInRing(longitude, latitude, ring)).length % 2 === 1;
}

function isInRing(x: number, y: number, ring: Ring): boolean {
  return (
    ring.slice(1).filter(([x2, y2], index) => {
      const [x1, y1] = ring[index] ?? [0, 0];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }).length %
      2 ===
    1
  );
}
