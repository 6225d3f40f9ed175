import type { BodyNames } from '@ridgeline/core/packs';
import type { Db, Statement } from '../../db/database.ts';

const NAMES: Statement = {
  name: 'packs.body-names',
  text: `select asked.geoid, coalesce(
      (select named.value from data_pack_rows named
        where named.body = asked.geoid and named.question = 'body-name' order by named.pack limit 1),
      (select limits.name from city_limits limits where limits.geoid = asked.geoid limit 1)) as name
    from unnest($1::text[]) asked(geoid)`,
};

/** The names of those of the bodies that are known by one, from packs, else from the outlines. */
export async function loadedBodyNames(db: Db, geoids: readonly string[]): Promise<BodyNames> {
  const rows = await db.rows<{ readonly geoid: string; readonly name: string | null }>(NAMES, [geoids]);
  return new Map(rows.flatMap(({ geoid, name }) => (name === null ? [] : [[geoid, name] as const])));
}
