import { type PlaceState, stateOfGeoid } from '@ridgeline/core/places';
import { fail, ok, PRINTABLE, type Result } from '@ridgeline/core/shared';
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

/** The wrong lines, each with its reason. */
export type GapsFailure = readonly {
  readonly at: number;
  readonly reason: 'line-wrong' | 'line-unreadable' | 'line-twice';
}[];

/** Reads the list, a line for each city. */
export function readCityLimitGaps(text: string): Result<readonly CityLimitGap[], GapsFailure> {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  const wrong: GapsFailure[number][] = [];
  const gaps = new Map<string, CityLimitGap>();
  for (const [index, line] of lines.entries()) {
    const at = index + 2;
    const [, geoid = '', name = '', why = ''] = ROW.exec(line) ?? [];
    const state = stateOfGeoid(geoid);
    if (state === null) wrong.push({ at, reason: 'line-wrong' });
    else if (!PRINTABLE.test(name)) wrong.push({ at, reason: 'line-unreadable' });
    else if (!why.startsWith(IS_MISSING)) continue;
    else if (gaps.has(geoid)) wrong.push({ at, reason: 'line-twice' });
    else gaps.set(geoid, { geoid, state, name });
  }
  if (wrong.length > 0) return fail(wrong);
  return ok([...gaps.values()].toSorted((a, b) => a.geoid.localeCompare(b.geoid)));
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
