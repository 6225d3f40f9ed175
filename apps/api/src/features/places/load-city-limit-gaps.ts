import { stateOfGeoid } from '@ridgeline/core/places';
import type { Database, Statement } from '../../db/database.ts';
import { FileProblem } from '../../loading/file-problem.ts';

const FORGET: Statement = { name: 'city-limit-gaps-forget', text: 'delete from city_limit_gaps' };
const GAPS: Statement = {
  name: 'city-limit-gaps',
  text: `insert into city_limit_gaps (geoid, state, name)
    select * from unnest($1::text[], $2::text[], $3::text[])`,
};

/** `geoid,state,name,type,why`, a line each. Only what says `polygon missing` is a gap; others no longer exist. */
const ROW = /^(\d{7}),[A-Z]{2},([^,"]+),[^,]*,polygon missing/;

/** Replaces the list of cities whose limits the data lacks; how many those are. */
export async function loadCityLimitGaps(
  database: Pick<Database, 'transaction'>,
  csv: string,
): Promise<number> {
  const [head, ...lines] = csv.split(/\r?\n/).filter((line) => line !== '');
  if (head !== 'geoid,state,name,type,why') {
    throw new FileProblem('The first line has to be geoid,state,name,type,why.');
  }
  const gaps = lines.flatMap((line) => {
    const [, geoid = '', name = ''] = ROW.exec(line) ?? [];
    const state = stateOfGeoid(geoid);
    return state === null ? [] : [{ geoid, state, name }];
  });
  await database.transaction(async (db) => {
    await db.rows(FORGET, []);
    await db.rows(GAPS, [
      gaps.map(({ geoid }) => geoid),
      gaps.map(({ state }) => state),
      gaps.map(({ name }) => name),
    ]);
  });
  return gaps.length;
}
