import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { circleAround, countyName, type PlaceState, type Point, stateFips } from '@ridgeline/core/places';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { feature, mesh, neighbors } from 'topojson-client';
import whichPolygon from 'which-polygon';

type CountyTopology = Topology<{ readonly counties: GeometryCollection<{ name: string }> }>;
export type CountyShape = GeoJSON.Feature<GeoJSON.Geometry, { readonly name: string }>;
/** A county, those around it as far as the second row, and the borders of states between them. */
export type CountyNeighborhood = {
  readonly here: CountyShape;
  readonly around: readonly CountyShape[];
  readonly borders: GeoJSON.MultiLineString;
};

type Shapes = {
  readonly topology: CountyTopology;
  readonly counties: readonly CountyShape[];
  readonly names: ReadonlyMap<string, string>;
  readonly find: (point: [longitude: number, latitude: number]) => { readonly fips: string } | null;
  readonly findIn: (
    box: readonly [west: number, south: number, east: number, north: number],
  ) => readonly { readonly fips: string }[];
};

const FILE = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');

let shapes: Promise<Shapes> | null = null;

/** The FIPS code of the county whose outline holds the point. Drawn for 1:10,000,000, exact to about a kilometer. */
export async function countyAt({ longitude, latitude }: Point): Promise<string | null> {
  return (await loaded()).find([longitude, latitude])?.fips ?? null;
}

/** Whether the outlines have a county. Those of Connecticut and of some of Alaska are older than its present counties. */
export async function knowsCounty(fips: string): Promise<boolean> {
  return (await loaded()).names.has(fips);
}

/** `Teller County`; null where the outlines have no county of that code. */
export async function countyNameOf(fips: string): Promise<string | null> {
  const name = (await loaded()).names.get(fips);
  return name === undefined ? null : countyName(name, fips);
}

/** The counties of a state with that name, with or without "County": Fairfax County and the city of Fairfax are two. */
export async function countiesNamed(
  name: string,
  state: PlaceState,
): Promise<readonly { readonly fips: string; readonly name: string }[]> {
  const { names } = await loaded();
  const counties = [...names]
    .filter(([fips]) => fips.startsWith(stateFips(state)))
    .map(([fips, short]) => ({ fips, name: countyName(short, fips) }));
  const wanted = name.toLowerCase();
  const exact = counties.filter((county) => county.name.toLowerCase() === wanted);
  return exact.length > 0 ? exact : counties.filter(({ fips }) => names.get(fips)?.toLowerCase() === wanted);
}

/** Along a coast a point may lie beside the outlines. */
const BESIDE_MILES = 3;

/** Null for a point that is far from every county. */
export async function countiesAround(point: Point): Promise<CountyNeighborhood | null> {
  const { topology, counties, find } = await loaded();
  const tried = [point, ...circleAround(point, BESIDE_MILES)];
  const fips = tried
    .map(({ longitude, latitude }) => find([longitude, latitude])?.fips)
    .find((code) => code !== undefined);
  const at = counties.findIndex(({ id }) => id === fips);
  const here = counties[at];
  if (fips === undefined || here === undefined) return null;
  const { geometries } = topology.objects.counties;
  const adjacent = (adjacency ??= neighbors(geometries));
  const first = adjacent[at] ?? [];
  const around = new Set([...first, ...first.flatMap((next) => adjacent[next] ?? [])]);
  around.delete(at);
  return {
    here,
    around: [...around].flatMap((index) => counties[index] ?? []),
    borders: mesh(
      topology,
      {
        type: 'GeometryCollection',
        geometries: [at, ...around].flatMap((index) => geometries[index] ?? []),
      } as GeometryCollection,
      isStateBorder,
    ),
  };
}

/** The counties of an area, their borders, and those of states among them. */
export type CountyLines = {
  readonly counties: readonly CountyShape[];
  readonly lines: GeoJSON.MultiLineString;
  readonly borders: GeoJSON.MultiLineString;
};

export async function countyLinesIn([southWest, northEast]: readonly [Point, Point]): Promise<CountyLines> {
  const { topology, counties, findIn } = await loaded();
  const { longitude: west, latitude: south } = southWest;
  const found = new Set(
    findIn([west, south, northEast.longitude, northEast.latitude]).map(({ fips }) => fips),
  );
  const isFound = ({ id }: Numbered) => found.has(String(id));
  const geometries = topology.objects.counties.geometries.filter(isFound);
  const collection = { type: 'GeometryCollection', geometries } as GeometryCollection;
  return {
    counties: counties.filter(isFound),
    lines: mesh(topology, collection),
    borders: mesh(topology, collection, isStateBorder),
  };
}

type Numbered = { readonly id?: string | number | undefined };

function isStateBorder(one: Numbered, other: Numbered): boolean {
  return String(one.id).slice(0, 2) !== String(other.id).slice(0, 2);
}

/** Found with the first map, and kept. */
let adjacency: readonly (readonly number[])[] | null = null;

/** Read with the first question, and kept. */
function loaded(): Promise<Shapes> {
  shapes ??= readShapes();
  return shapes;
}

async function readShapes(): Promise<Shapes> {
  const topology = JSON.parse(await readFile(FILE, 'utf8')) as CountyTopology;
  const { features } = feature(topology, topology.objects.counties);
  const find = whichPolygon({
    type: 'FeatureCollection',
    features: features.map(({ id, geometry }) => ({
      type: 'Feature',
      geometry: geometry as GeoJSON.Polygon | GeoJSON.MultiPolygon,
      properties: { fips: String(id) },
    })),
  });
  return {
    topology,
    counties: features,
    find,
    findIn: (box) => find.bbox([...box]),
    names: new Map(features.map(({ id, properties }) => [String(id), properties.name])),
  };
}
