import {
  circleAround,
  milesBetween,
  type CityLimits,
  type PlaceState,
  type Point,
} from '@ridgeline/core/places';
import type { Db, Statement } from '../../db/database.ts';
import { zipCentersOf } from './zip-codes.ts';

/** The city limits at a point; `area` says which state's, and what the post office calls the place. */
export type CityLimitsAt = (
  point: Point,
  area: { readonly state: PlaceState; readonly postalCity: string },
) => Promise<CityLimits>;

/** A hundred meters: points are interpolated along streets, and outlines simplified to 15 m. */
const EDGE_MILES = 100 / 1609.344;
/** This close to a ZIP code of a city without an outline, a point may lie in that city. */
const GAP_MILES = 6;

type Found = {
  readonly name: string;
  readonly url: string | null;
  readonly edition: string;
  readonly date: string;
  readonly cities: readonly { readonly geoid: string; readonly name: string; readonly inside: boolean }[];
  readonly near: boolean;
  readonly missing: readonly string[];
  readonly postalCityIsPlace: boolean;
};

/** $1 the point, $2 a circle around it, $3 the state, $4 the post office's city. */
const AT: Statement = {
  name: 'city-limits-at',
  text: `with hit as (
      select place.geoid, place.name, count(*) filter (where drawn.ring @> $1::point) % 2 = 1 as inside,
        bool_or(not drawn.ring @> $2::polygon) as near
      from city_limit_rings drawn join city_limits place on place.geoid = drawn.geoid and place.state = $3
      where drawn.ring && $2::polygon group by place.geoid)
    select loaded.source_name as name, loaded.source_url as url, loaded.edition, loaded.as_of::text as date,
      (select coalesce(jsonb_agg(hit order by hit.geoid), '[]') from hit) as cities,
      (select coalesce(bool_or(hit.near), false) from hit) as near,
      array(select gap.name from city_limit_gaps gap where gap.state = $3 order by gap.geoid) as missing,
      exists (select from city_limits place where place.state = $3 and lower(place.name) = $4) as "postalCityIsPlace"
    from city_limit_sets loaded where loaded.state = $3`,
};

export function cityLimitsIn(db: Db): CityLimitsAt {
  return async (point, { state, postalCity }) => {
    const city = censusSpelling(postalCity);
    const circle = circleAround(point, EDGE_MILES).map(inDegrees).join(',');
    const [found] = await db.rows<Found>(AT, [inDegrees(point), `(${circle})`, state, city.toLowerCase()]);
    if (!found) return { is: 'not-loaded' };
    const { name, url, edition, date, cities, near, postalCityIsPlace } = found;
    const source = { name, url, edition, date };
    const inside = cities.filter((place) => place.inside);
    const [only] = inside;
    if (inside.length > 1) return { is: 'on-the-line', names: inside.map((place) => place.name), source };
    if (only) return { is: 'inside', geoid: only.geoid, name: only.name, nearEdge: near, source };
    const names = await gapsNear(point, { state, postalCity: city }, found.missing);
    if (names.length > 0) return { is: 'near-gap', names, source };
    return { is: 'outside', nearEdge: near, postalCityIsPlace, source };
  };
}

async function gapsNear(
  point: Point,
  { state, postalCity }: { readonly state: PlaceState; readonly postalCity: string },
  missing: readonly string[],
): Promise<readonly string[]> {
  const near = await Promise.all(
    missing.map(
      async (name) =>
        name === postalCity ||
        (await zipCentersOf(name, state)).some((center) => milesBetween(point, center) <= GAP_MILES),
    ),
  );
  return missing.filter((_, place) => near[place]);
}

/** The post office writes Saint Louis, the Census St. Louis. */
export function censusSpelling(city: string): string {
  return city.replace(/^Saint /, 'St. ');
}

function inDegrees({ longitude, latitude }: Point): string {
  return `(${longitude},${latitude})`;
}
