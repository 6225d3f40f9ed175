import { boxAround, EARTH_MILES, type Point } from '@ridgeline/core/places';
import type { Surroundings } from '@ridgeline/core/reports';
import { geoAzimuthalEquidistant, geoContains, geoPath } from 'd3-geo';
import { countyLinesIn, type CountyShape } from './county-shapes.ts';

/** Somewhat beyond the farthest reports, so that the ring around them has land on both sides. */
const MILES = 60;
const SIZE = 1_200;
const MIDDLE = SIZE / 2;
/** The corners are farther away than the sides. */
const CORNER_MILES = MILES * Math.SQRT2;
const NAME = { height: 26, letter: 13 } as const;

/** Drawn so that distance and direction from the point are true: a report of a storm is put on it by these two. */
// RPT-2 RPT-6
export async function surroundings(point: Point): Promise<Surroundings> {
  const { counties, lines, borders } = await countyLinesIn(boxAround(point, CORNER_MILES));
  const projection = geoAzimuthalEquidistant()
    .rotate([-point.longitude, -point.latitude])
    .scale((MIDDLE / MILES) * EARTH_MILES)
    .translate([MIDDLE, MIDDLE])
    .clipExtent([
      [0, 0],
      [SIZE, SIZE],
    ]);
  const path = geoPath(projection).digits(0);
  return {
    miles: MILES,
    size: SIZE,
    counties: path(lines) ?? '',
    states: path(borders) ?? '',
    names: counties.flatMap(nameOn),
  };

  /** Where its middle on the map is its own, and its name fits. */
  function nameOn(shape: CountyShape): Surroundings['names'] {
    const [x, y] = path.centroid(shape);
    const { name: text } = shape.properties;
    const half = (text.length * NAME.letter) / 2;
    const isWhole = x > half && x < SIZE - half && y > NAME.height && y < SIZE - NAME.height;
    const [longitude = 0, latitude = 0] = projection.invert?.([x, y]) ?? [];
    if (!isWhole || !geoContains(shape, [longitude, latitude])) return [];
    return [{ text, x: Math.round(x), y: Math.round(y) }];
  }
}
