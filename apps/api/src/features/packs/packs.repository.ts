import type { PackCells, PackHead } from '@ridgeline/core/packs';
import type { Database, Db, Statement } from '../../db/database.ts';
import { takeRows, tellUpdates } from './code-updates.repository.ts';
import type { PackFile } from './pack-file.ts';

export type LoadedPack = Pick<PackHead, 'id' | 'version' | 'licence' | 'compiled_on' | 'row_count'> & {
  readonly sha256: string;
  readonly loaded_at: Date;
};

/** Returns a row, unless the same file is loaded already; `is_first` if nothing was ever told of a pack of that id. */
const PACK: Statement = {
  name: 'data-pack',
  text: `insert into data_packs (id, version, licence, compiled_on, row_count, sha256)
    values ($1, $2, $3, $4::date, $5, $6)
    on conflict (id) do update set version = excluded.version, licence = excluded.licence,
      compiled_on = excluded.compiled_on, row_count = excluded.row_count, sha256 = excluded.sha256, loaded_at = now()
    where data_packs.sha256 <> excluded.sha256
    returning xmax = 0 and not exists (select from code_updates told where told.pack = $1) as is_first`,
};
const ROWS: Statement = {
  name: 'data-pack-rows',
  text: `insert into data_pack_rows (pack, row_id, body, level, question, about, about_es, value, value_es, unit, basis,
      condition, condition_es, applies_to, status, settled_by, effective, model_years, trust, source_name, source_url,
      source_edition, source_date, source_read, schedule)
    select $1, row_id, unnest(string_to_array(bodies, ' ')), level, question, about, about_es, value, value_es, unit, basis,
      condition, condition_es, applies_to, status, settled_by, effective, model_years, trust, source_name, source_url,
      source_edition, source_date, source_read, schedule
    from jsonb_to_recordset($2::jsonb) as cells (row_id text, bodies text, level text, question text, about text,
      about_es text, value text, value_es text, unit text, basis text, condition text, condition_es text, applies_to text,
      status text, settled_by text, effective text, model_years text, trust text, source_name text, source_url text,
      source_edition text, source_date text, source_read date, schedule jsonb)`,
};
const STATUS: Statement = {
  name: 'data-pack-status',
  text: `select id, version, licence, compiled_on::text, row_count, sha256, loaded_at from data_packs order by id`,
};
const REMOVE: Statement = {
  name: 'data-pack-remove',
  text: 'delete from data_packs where id = $1 returning id',
};
/** Rows in a statement, so that each stays small. */
const BATCH = 1_000;

type Loading = {
  readonly onRows?: (done: number) => void;
  /** `from-second`: for a pack of the product, whose first version is no news. */
  readonly tells?: 'always' | 'from-second';
};

/**
 * Replaces the pack of that id, and writes which answers that changes: all of it, or nothing. False where the same file
 * is loaded already.
 */
export async function loadPack(
  database: Pick<Database, 'transaction'>,
  { head, rows, sha256 }: PackFile,
  { onRows = () => {}, tells = 'always' }: Loading = {},
): Promise<boolean> {
  const { id, version, licence, compiled_on, row_count } = head;
  return database.transaction(async (db) => {
    const values = [id, version, licence, compiled_on, row_count, sha256];
    const [changed] = await db.rows<{ readonly is_first: boolean }>(PACK, values);
    if (!changed) return false;
    await takeRows(db, id);
    await insertRows(db, id, rows, onRows);
    if (tells === 'always' || !changed.is_first) await tellUpdates(db, id);
    return true;
  });
}

async function insertRows(
  db: Db,
  pack: string,
  rows: readonly PackCells[],
  onRows: (done: number) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.rows(ROWS, [pack, JSON.stringify(rows.slice(from, from + BATCH))]);
    onRows(Math.min(from + BATCH, rows.length));
  }
}

export function loadedPacks(db: Db): Promise<LoadedPack[]> {
  return db.rows<LoadedPack>(STATUS, []);
}

/** Writes which answers are gone with it, too. False where no such pack is loaded. */
export async function removePack(database: Pick<Database, 'transaction'>, id: string): Promise<boolean> {
  return database.transaction(async (db) => {
    await takeRows(db, id);
    const isGone = (await db.rows(REMOVE, [id])).length > 0;
    if (isGone) await tellUpdates(db, id);
    return isGone;
  });
}
