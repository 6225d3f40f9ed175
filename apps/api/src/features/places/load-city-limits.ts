import type { PlaceState } from '@ridgeline/core/places';
import type { Database, Db, Statement } from '../../db/database.ts';
import { readCityLimits } from './city-limits.file.ts';

/** Whose limits a file tells, and as of which day. */
export type CityLimitsSource = {
  readonly name: string;
  readonly url: string | null;
  readonly edition: string;
  readonly asOf: string;
};
export type LoadedCityLimits = {
  readonly state: PlaceState;
  readonly cities: number;
  readonly rings: number;
  /** Places of the file that govern nothing. */
  readonly skipped: number;
};

const FORGET: Statement = {
  name: 'city-limits-forget',
  text: 'delete from city_limit_sets where state = $1',
};
const SET: Statement = {
  name: 'city-limits-set',
  text: `insert into city_limit_sets (state, source_name, source_url, edition, as_of, sha256)
    values ($1, $2, $3, $4, $5::date, $6)`,
};
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
/** Rings in a statement, so that each stays small. */
const BATCH = 1_000;

/** Replaces the city limits of the file's state: all of it, or nothing. The same file again changes nothing. */
export async function loadCityLimits(
  database: Pick<Database, 'transaction'>,
  bytes: Uint8Array,
  { name, url, edition, asOf }: CityLimitsSource,
): Promise<LoadedCityLimits> {
  const { state, cities, skipped, sha256 } = await readCityLimits(bytes);
  const rings = cities.flatMap((city) =>
    city.rings.map((ring, number) => ({ geoid: city.geoid, number, ring })),
  );
  await database.transaction(async (db) => {
    await db.rows(FORGET, [state]);
    await db.rows(SET, [state, name, url, edition, asOf, sha256]);
    await db.rows(CITIES, [state, cities.map(({ geoid }) => geoid), cities.map((city) => city.name)]);
    await insertRings(db, rings);
  });
  return { state, cities: cities.length, rings: rings.length, skipped };
}

async function insertRings(
  db: Db,
  rings: readonly { readonly geoid: string; readonly number: number; readonly ring: string }[],
): Promise<void> {
  for (let from = 0; from < rings.length; from += BATCH) {
    const batch = rings.slice(from, from + BATCH);
    await db.rows(RINGS, [
      batch.map(({ geoid }) => geoid),
      batch.map(({ number }) => number),
      batch.map(({ ring }) => ring),
    ]);
  }
}
