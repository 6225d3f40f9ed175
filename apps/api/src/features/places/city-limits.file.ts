import { stateOfGeoid, type PlaceState } from '@ridgeline/core/places';
import { fail, ok, PRINTABLE, type Result } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import { drawnFeatures } from './drawn-features.ts';

/** An incorporated place with its rings, each `((x,y),…)` in degrees. */
export type CityOutline = {
  readonly geoid: string;
  readonly name: string;
  readonly rings: readonly string[];
};
export type CityLimitsFile = {
  readonly state: PlaceState;
  readonly cities: readonly CityOutline[];
  /** Places without a government, which are left out. */
  readonly skipped: number;
  readonly sha256: string;
};

/** Bytes of a file, unpacked: far more than the largest state's file has. */
export const OUTLINES_LIMIT = 200 * 1024 * 1024;

const degrees = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);
const rings = z.array(z.array(degrees).check(z.minLength(4))).check(z.minLength(1));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: rings }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings).check(z.minLength(1)) }),
]);
const place = z.object({
  geometry,
  properties: z.object({
    GEOID: z.string().check(z.regex(/^\d{7}$/)),
    NAME: z.string().check(z.minLength(1), z.maxLength(200), z.regex(PRINTABLE)),
    /** Class and state of activity, which the cartographic boundary files leave out. */
    CLASSFP: z.optional(z.string()),
    FUNCSTAT: z.optional(z.string()),
    LSAD: z.optional(z.string()),
  }),
});
type Place = z.infer<typeof place>;

/** Why a file of outlines is refused. Nothing of it is loaded. */
export type OutlinesFailure =
  | { readonly code: 'arcs-wrong' | 'too-many-points' | 'not-one-state' }
  | { readonly code: 'place-twice'; readonly geoid: string }
  /** The number of the place in the file, and which part of it is wrong. */
  | {
      readonly code: 'places-wrong';
      readonly errors: readonly { readonly at: number; readonly part: string }[];
    };

/** Whether what a JSON file holds are outlines: GeoJSON or TopoJSON. */
export function isOutlines(json: unknown): boolean {
  const { type, features, objects } = (json ?? {}) as Record<string, unknown>;
  return type === 'FeatureCollection'
    ? Array.isArray(features)
    : type === 'Topology' && typeof objects === 'object' && objects !== null;
}

/** Reads a Census file of the places of one state. */
export function readCityLimits(json: unknown, sha256: string): Result<CityLimitsFile, OutlinesFailure> {
  const features = drawnFeatures(json);
  if (!features.ok) return fail({ code: features.failure });
  const read = features.value.map((one) => place.safeParse(one));
  const errors = read.flatMap(({ error }, index) =>
    error ? [{ at: index + 1, part: error.issues[0]?.path.join('.') ?? '' }] : [],
  );
  if (errors.length > 0) return fail({ code: 'places-wrong', errors });
  const places = read.flatMap(({ data }) => data ?? []);
  const states = new Set(places.map(({ properties }) => stateOfGeoid(properties.GEOID)));
  const [state] = states;
  if (states.size !== 1 || !state) return fail({ code: 'not-one-state' });
  const governed = places.filter(hasGovernment);
  const seen = new Set<string>();
  for (const { properties } of governed) {
    if (seen.has(properties.GEOID)) return fail({ code: 'place-twice', geoid: properties.GEOID });
    seen.add(properties.GEOID);
  }
  const merged = places.filter(isMergedWithCounty);
  const cities = governed.map((one): [Place, ...Place[]] => [
    one,
    ...(isBalance(one) ? merged.filter(sharesLineWith(one)) : []),
  ]);
  return ok({
    state,
    cities: cities.map(outlineOf),
    skipped: places.length - cities.flat().length,
    sha256,
  });
}

/** LSAD 55, 57 and 62 are census-designated places; class C9 and activity I and N are governments that do nothing. */
function hasGovernment({ properties: { CLASSFP, FUNCSTAT, LSAD } }: Place): boolean {
  if (CLASSFP !== undefined && (!CLASSFP.startsWith('C') || CLASSFP === 'C9')) return false;
  if (FUNCSTAT !== undefined && ['I', 'N', 'S'].includes(FUNCSTAT)) return false;
  return LSAD === undefined || !['55', '57', '62'].includes(LSAD);
}

/** What is left of a county that is one government with its city, less the towns in it: Louisville/Jefferson County. */
function isBalance({ properties: { CLASSFP } }: Place): boolean {
  return CLASSFP === 'C8';
}

/** A city that governs nothing any more since its county does: Louisville within the limits it had. */
function isMergedWithCounty({ properties: { CLASSFP, FUNCSTAT } }: Place): boolean {
  return CLASSFP === 'C9' && FUNCSTAT === 'N';
}

/** The Census draws a line between two places once: both have its points. */
function sharesLineWith(one: Place): (other: Place) => boolean {
  const points = new Set(ringsOf(one).flat().map(String));
  return (other) =>
    ringsOf(other)
      .flat()
      .some((point) => points.has(String(point)));
}

function ringsOf({ geometry: { type, coordinates } }: Place) {
  return type === 'Polygon' ? coordinates : coordinates.flat();
}

function outlineOf(parts: readonly [Place, ...Place[]]): CityOutline {
  const [{ properties }] = parts;
  return {
    geoid: properties.GEOID,
    // A consolidated city less the towns in it is told by the consolidated city's name.
    name: properties.NAME.replace(/ \(balance\)$/, ''),
    rings: parts.flatMap(ringsOf).map((points) => `(${points.map(([x, y]) => `(${x},${y})`).join(',')})`),
  };
}
