import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Point } from '@ridgeline/core/places';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { feature } from 'topojson-client';
import whichPolygon from 'which-polygon';

type CountyTopology = Topology<{ readonly counties: GeometryCollection<{ name: string }> }>;
type Shapes = {
  readonly codes: ReadonlySet<string>;
  readonly find: (point: [longitude: number, latitude: number]) => { readonly fips: string } | null;
};

const FILE = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');

let shapes: Promise<Shapes> | null = null;

/** The FIPS code of the county whose outline holds the point. Drawn for 1:10,000,000, exact to about a kilometer. */
export async function countyAt({ longitude, latitude }: Point): Promise<string | null> {
  return (await loaded()).find([longitude, latitude])?.fips ?? null;
}

/** Whether the outlines have a county. Those of Connecticut and of some of Alaska are older than its present counties. */
export async function knowsCounty(fips: string): Promise<boolean> {
  return (await loaded()).codes.has(fips);
}

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
  return { find, codes: new Set(features.map(({ id }) => String(id))) };
}
