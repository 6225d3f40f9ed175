import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { stateOfGeoid, type PlaceState } from '@ridgeline/core/places';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import * as z from 'zod/mini';
import { FileProblem } from '../../loading/file-problem.ts';

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

/** Larger than the largest state's file, unpacked, by far. */
const MOST_BYTES = 200 * 1024 * 1024;

const degrees = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);
const ring = z.array(degrees).check(z.minLength(4));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
const place = z.object({
  geometry,
  properties: z.object({
    GEOID: z.string().check(z.regex(/^\d{7}$/)),
    NAME: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Class and state of activity, which the cartographic boundary files leave out. */
    CLASSFP: z.optional(z.string()),
    FUNCSTAT: z.optional(z.string()),
    LSAD: z.optional(z.string()),
  }),
});
type Place = z.infer<typeof place>;

/** Reads a Census file of the places of one state: GeoJSON or TopoJSON, gzipped or not. */
export async function readCityLimits(bytes: Uint8Array): Promise<CityLimitsFile> {
  const features = featuresIn(await jsonIn(bytes));
  const places = features.map((one, number) => {
    const read = place.safeParse(one);
    if (!read.success) throw new FileProblem(`Place ${number + 1}: ${wrongIn(read.error)}`);
    return read.data;
  });
  const governed = places.filter(hasGovernment);
  const states = new Set(places.map(({ properties }) => stateOfGeoid(properties.GEOID)));
  const [state] = states;
  if (states.size !== 1 || !state) throw new FileProblem('The places have to be those of one state.');
  const geoids = governed.map(({ properties }) => properties.GEOID);
  const twice = geoids.find((geoid, index) => geoids.indexOf(geoid) !== index);
  if (twice !== undefined) throw new FileProblem(`The place ${twice} stands in it twice.`);
  return {
    state,
    cities: governed.map(outlineOf),
    skipped: places.length - governed.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** LSAD 55, 57 and 62 are census-designated places; class C9 and activity I and N are governments that do nothing. */
function hasGovernment({ properties: { CLASSFP, FUNCSTAT, LSAD } }: Place): boolean {
  if (CLASSFP !== undefined && (!CLASSFP.startsWith('C') || CLASSFP === 'C9')) return false;
  if (FUNCSTAT !== undefined && ['I', 'N', 'S'].includes(FUNCSTAT)) return false;
  return LSAD === undefined || !['55', '57', '62'].includes(LSAD);
}

function outlineOf({ geometry: { type, coordinates }, properties }: Place): CityOutline {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat();
  return {
    geoid: properties.GEOID,
    // A consolidated city less the towns in it is told by the consolidated city's name.
    name: properties.NAME.replace(/ \(balance\)$/, ''),
    rings: rings.map((points) => `(${points.map(([x, y]) => `(${x},${y})`).join(',')})`),
  };
}

function featuresIn(content: unknown): readonly unknown[] {
  const { type, features, objects } = (content ?? {}) as Record<string, unknown>;
  if (type === 'FeatureCollection' && Array.isArray(features)) return features;
  if (type === 'Topology' && typeof objects === 'object' && objects !== null) {
    return Object.values(objects).flatMap((object) =>
      featuresOf(content as Topology, object as GeometryObject),
    );
  }
  throw new FileProblem('The file is neither a GeoJSON FeatureCollection nor a TopoJSON Topology.');
}

function featuresOf(topology: Topology, object: GeometryObject): readonly unknown[] {
  try {
    const drawn = feature(topology, object);
    return drawn.type === 'FeatureCollection' ? drawn.features : [drawn];
  } catch {
    throw new FileProblem('The arcs of the topology do not fit together.');
  }
}

async function jsonIn(bytes: Uint8Array): Promise<unknown> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const unpacked = isPacked ? await unpack(bytes) : bytes;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  } catch {
    throw new FileProblem('The file is not JSON in UTF-8, or ends too early.');
  }
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new FileProblem('The file cannot be unpacked: it is damaged, ends too early or is too large.');
  }
}

function wrongIn({ issues: [issue] }: z.core.$ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable';
}
