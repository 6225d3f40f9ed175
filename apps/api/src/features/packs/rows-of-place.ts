import { FEE_SCHEDULE, type LoadedRow } from '@ridgeline/core/packs';
import type { Db, Statement } from '../../db/database.ts';

/**
 * The rows of some bodies ($1), and those of a place of that name ($2) in the state whose GEOIDs begin so ($3): without city
 * limits a place is known by its name alone.
 */
const ROWS: Statement = {
  name: 'data-pack-rows-of-place',
  text: `select jsonb_strip_nulls(to_jsonb(told)) as row from data_pack_rows told
    where told.question <> '${FEE_SCHEDULE}' and told.body = any($1::text[] || array(
      select named.body from data_pack_rows named
      where named.question = 'body-name' and named.level = 'place' and lower(named.value) = lower($2) and starts_with(named.body, $3)))`,
};

export type BodiesAsked = {
  readonly bodies: readonly string[];
  /** Null where the GEOID is known. */
  readonly name: string | null;
  readonly stateFips: string;
};

export async function rowsOfPlace(
  db: Db,
  { bodies, name, stateFips }: BodiesAsked,
): Promise<readonly LoadedRow[]> {
  const found = await db.rows<{ readonly row: LoadedRow }>(ROWS, [bodies, name, stateFips]);
  return found.map(({ row }) => row);
}
