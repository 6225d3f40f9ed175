import { countyName, type Point, stateOfGeoid } from '@ridgeline/core/places';
import { geoContains, geoMercator, geoPath } from 'd3-geo';
import type { MapDrawing } from '../../ports/pdf-content.ts';
import { countiesAround, type CountyShape } from './county-shapes.ts';

/** A county with those around it and the point, as it is drawn. */
export type LocatorMap = MapDrawing & {
  /** The county, by its full name, and its state. */
  readonly county: string;
  readonly state: string;
};

const WIDTH = 480;
const HEIGHT = 240;
/** Room around the county, for those beside it. */
const AROUND = 50;
/** A county is named if at least this much of it is on the map, and the middle of that part lies in the county. */
const NAMED_AREA = 2_500;
const NAME = { height: 12, letter: 6 } as const;

/** Drawn from the outlines of counties that come with the product, so without a key or a network. Null far from every county. */
// RPT-6
export async function locatorMap(point: Point): Promise<LocatorMap | null> {
  const found = await countiesAround(point);
  if (found === null) return null;
  const { here, around, borders } = found;
  // Turned to the middle of the county, so that those of Alaska that lie on both sides of the 180th meridian stay whole.
  const projection = geoMercator().rotate([-point.longitude, 0]);
  projection.fitExtent(
    [
      [AROUND, AROUND],
      [WIDTH - AROUND, HEIGHT - AROUND],
    ],
    here,
  );
  projection.clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);
  const path = geoPath(projection).digits(1);
  const [x = 0, y = 0] = projection([point.longitude, point.latitude]) ?? [];
  const fips = String(here.id);
  return {
    width: WIDTH,
    height: HEIGHT,
    county: countyName(here.properties.name, fips),
    state: stateOfGeoid(fips) ?? '',
    here: path(here) ?? '',
    around: around.flatMap((shape) => path(shape) ?? []),
    borders: path(borders) ?? '',
    names: [here, ...around].flatMap((shape) => nameOn(shape)),
    point: { x: tenth(x), y: tenth(y) },
  };

  function nameOn(shape: CountyShape): LocatorMap['names'] {
    if (path.area(shape) < NAMED_AREA) return [];
    const middle = path.centroid(shape);
    const [longitude = 0, latitude = 0] = projection.invert?.(middle) ?? [];
    if (!geoContains(shape, [longitude, latitude])) return [];
    const text = shape.properties.name;
    const half = (text.length * NAME.letter) / 2;
    const [left, baseline] = [middle[0], besideThePoint(middle, half)];
    const isWhole =
      left > half && left < WIDTH - half && baseline > NAME.height && baseline < HEIGHT - NAME.height;
    return isWhole ? [{ text, x: tenth(left), y: tenth(baseline) }] : [];
  }

  /** A name that the point would cover stands below it. */
  function besideThePoint([left, baseline]: readonly [number, number], half: number): number {
    const isCovered = Math.abs(left - x) < half + NAME.height / 2 && Math.abs(baseline - y) < NAME.height;
    return isCovered ? y + 1.5 * NAME.height : baseline;
  }
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
