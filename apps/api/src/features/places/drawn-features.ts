import { fail, ok, type Result } from '@ridgeline/core/shared';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

type Geometry = Topology['objects'][string];

/**
 * Points that a TopoJSON file may expand to: the largest state's file of the Census has 230,381. The limit of its bytes does
 * not bound them, since one arc may be drawn any number of times.
 */
export const MOST_POINTS = 3_000_000;

/** The features of a GeoJSON or TopoJSON file, of which nothing else is known yet. */
export function drawnFeatures(json: unknown): Result<readonly unknown[], 'arcs-wrong' | 'too-many-points'> {
  const { features } = json as { readonly features?: readonly unknown[] };
  if (features) return ok(features);
  try {
    const topology = json as Topology;
    const objects = Object.values(topology.objects);
    const points = pointsOf(objects, topology);
    if (Number.isNaN(points)) return fail('arcs-wrong');
    if (points > MOST_POINTS) return fail('too-many-points');
    return ok(objects.flatMap((object) => featuresOf(topology, object)));
  } catch {
    return fail('arcs-wrong');
  }
}

function featuresOf(topology: Topology, object: Geometry): readonly unknown[] {
  const drawn = feature(topology, object);
  return drawn.type === 'FeatureCollection' ? drawn.features : [drawn];
}

/** How many points the arcs of the geometries have, counted before they are expanded. NaN where an arc does not exist. */
function pointsOf(geometries: readonly Geometry[], { arcs }: Pick<Topology, 'arcs'>): number {
  const lengths = arcs.map((arc) => (Array.isArray(arc) ? arc.length : Number.NaN));
  return sumOf(geometries);

  function sumOf(some: readonly Geometry[]): number {
    return some.reduce((sum, geometry) => sum + pointsIn(geometry), 0);
  }

  function pointsIn(geometry: Geometry): number {
    // `feature` takes a text for the name of another object.
    if (typeof geometry !== 'object') return Number.NaN;
    if (geometry.type === 'GeometryCollection') return sumOf(geometry.geometries);
    const drawn: readonly number[] = 'arcs' in geometry ? geometry.arcs.flat(2) : [];
    return drawn.reduce((sum, arc) => sum + (lengths[arc < 0 ? ~arc : arc] ?? Number.NaN), 0);
  }
}
