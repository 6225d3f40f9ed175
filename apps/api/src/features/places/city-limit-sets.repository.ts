import type { PlaceState } from '@ridgeline/core/places';
import type { Database, Db, Statement } from '../../db/database.ts';
import type { CityLimitsFile } from './city-limits.file.ts';

/** Whose limits a file tells, and as of which day. */
export type CityLimitsSource = {
  readonly name: string;
  readonly url: string | null;
  readonly edition: string;
  readonly asOf: string;
};
export type LoadedCityLimits = {
  readonly state: PlaceState;
  readonly name: string;
  readonly edition: string;
  readonly asOf: string;
  readonly cities: number;
  readonly sha256: string;
  readonly loadedAt: Date;
};

/** Returns a row, unless the same file is loaded already with that source. */
const SET: Statement = {
  name: 'city-limits-set',
  text: `insert into city_limit_sets (state, source_name, source_url, edition, as_of, sha256)
    values ($1, $2, $3, $4, $5::date, $6)
    on conflict (state) do update set source_name = excluded.source_name, source_url = excluded.source_url,
      edition = excluded.edition, as_of = excluded.as_of, sha256 = excluded.sha256, loaded_at = now()
    where (city_limit_sets.source_name, city_limit_sets.source_url, city_limit_sets.edition, city_limit_sets.as_of,
        city_limit_sets.sha256)
      is distinct from
      (excluded.source_name, excluded.source_url, excluded.edition, excluded.as_of, excluded.sha256)
    returning state`,
};
const FORGET: Statement = { name: 'city-limits-forget', text: 'delete from city_limits where state = $1' };
const CITIES: Statement = {
  name: 'city-limits-cities',
  text: `insert into city_limits (geoid, state, name)
    select city.geoid, $1, city.name from unnest($2::text[], $3::text[]) city (geoid, name)`,
};
const RINGS: Statement = {
  name: 'city-limits-rings',
  text: `insert into city_limit_rings (geoid, number, ring)
    select drawn.geoid, drawn.number, drawn.ring::polygon
    from unnest($1::text[], $2::int[], $3::text[]) drawn (geoid, number, ring)`,
};
const STATUS: Statement = {
  name: 'city-limits-status',
  text: `select loaded.state, loaded.source_name as name, loaded.edition, loaded.as_of::text as "asOf",
      (select count(*)::int from city_limits place where place.state = loaded.state) as cities,
      loaded.sha256, loaded.loaded_at as "loadedAt"
    from city_limit_sets loaded order by loaded.state`,
};
const REMOVE: Statement = {
  name: 'city-limits-remove',
  text: 'delete from city_limit_sets where state = $1 returning state',
};
/** Rings in a statement, so that each stays small. */
const BATCH = 1_000;

/**
 * Replaces the city limits of the file's state: all of it, or nothing. The next question about an address is answered with
 * them. False where the same file is loaded already.
 */
export async function loadCityLimits(
  database: Pick<Database, 'transaction'>,
  { state, cities, sha256 }: CityLimitsFile,
  { name, url, edition, asOf }: CityLimitsSource,
  onRings: (done: number, total: number) => void = () => {},
): Promise<boolean> {
  const rings = cities.flatMap((city) =>
    city.rings.map((ring, number) => ({ geoid: city.geoid, number, ring })),
  );
  return database.transaction(async (db) => {
    const [changed] = await db.rows(SET, [state, name, url, edition, asOf, sha256]);
    if (!changed) return false;
    await db.rows(FORGET, [state]);
    await db.rows(CITIES, [state, cities.map(({ geoid }) => geoid), cities.map((city) => city.name)]);
    await insertRings(db, rings, onRings);
    return true;
  });
}

async function insertRings(
  db: Db,
  rings: readonly { readonly geoid: string; readonly number: number; readonly ring: string }[],
  onRings: (done: number, total: number) => void,
): Promise<void> {
  for (let from = 0; from < rings.length; from += BATCH) {
    const batch = rings.slice(from, from + BATCH);
    await db.rows(RINGS, [
      batch.map(({ geoid }) => geoid),
      batch.map(({ number }) => number),
      batch.map(({ ring }) => ring),
    ]);
    onRings(from + batch.length, rings.length);
  }
}

export function loadedCityLimits(db: Db): Promise<LoadedCityLimits[]> {
  return db.rows<LoadedCityLimits>(STATUS, []);
}

/** False where none of the state are loaded. */
export async function removeCityLimits(db: Db, state: string): Promise<boolean> {
  return (await db.rows(REMOVE, [state])).length > 0;
}
