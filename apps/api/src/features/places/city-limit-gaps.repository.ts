import { type PlaceState, stateOfGeoid } from '@ridgeline/core/places';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { Database, Db, Statement } from '../../db/database.ts';

/** A city that there is, and whose outline the data lacks. */
export type CityLimitGap = { readonly geoid: string; readonly state: PlaceState; readonly name: string };

const LOADED: Statement = {
  name: 'city-limit-gaps-loaded',
  text: 'select geoid, state, name from city_limit_gaps order by geoid',
};
const FORGET: Statement = { name: 'city-limit-gaps-forget', text: 'delete from city_limit_gaps' };
const GAPS: Statement = {
  name: 'city-limit-gaps',
  text: `insert into city_limit_gaps (geoid, state, name)
    select * from unnest($1::text[], $2::text[], $3::text[])`,
};

/** The first line of the list. */
export const GAPS_HEAD = 'geoid,state,name,type,why';
const ROW = /^(\d{7}),[A-Z]{2},([^,"]+),[^,]*,(.+)$/;
/** Others no longer exist. */
const IS_MISSING = 'polygon missing';

/** Reads the list, a line for each city. The failure are the lines that are wrong. */
export function readCityLimitGaps(text: string): Result<readonly CityLimitGap[], readonly number[]> {
  const lines = text.trimEnd().split(/\r?\n/);
  const wrong: number[] = [];
  const gaps: CityLimitGap[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const [, geoid = '', name = '', why = ''] = ROW.exec(line) ?? [];
    const state = stateOfGeoid(geoid);
    if (state === null) wrong.push(index + 1);
    else if (why.startsWith(IS_MISSING)) gaps.push({ geoid, state, name });
  }
  return wrong.length > 0 ? fail(wrong) : ok(gaps.toSorted((a, b) => a.geoid.localeCompare(b.geoid)));
}

/** Replaces the list as a whole. False where it says what is loaded already. */
export async function loadCityLimitGaps(
  database: Pick<Database, 'transaction'>,
  gaps: readonly CityLimitGap[],
): Promise<boolean> {
  return database.transaction(async (db) => {
    if (JSON.stringify(await loadedCityLimitGaps(db)) === JSON.stringify(gaps)) return false;
    await db.rows(FORGET, []);
    await db.rows(GAPS, [
      gaps.map(({ geoid }) => geoid),
      gaps.map(({ state }) => state),
      gaps.map(({ name }) => name),
    ]);
    return true;
  });
}

export function loadedCityLimitGaps(db: Db): Promise<CityLimitGap[]> {
  return db.rows<CityLimitGap>(LOADED, []);
}
