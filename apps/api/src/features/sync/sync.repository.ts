import type { SyncPatch } from '@ridgeline/core/sync';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';

export type DatasetRow = { readonly syncCount: number; readonly records: readonly RecordRow[] };
type RecordRow = {
  readonly key: string;
  readonly value: string;
  readonly syncCount: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
};

const AS_JSON = (record: string) =>
  `json_build_object('key', ${record}.key, 'value', ${record}.value, 'syncCount', ${record}.sync_count,
    'modifiedAt', (extract(epoch from ${record}.modified_at) * 1000)::bigint)`;

const LIST = callerStatement(
  'list',
  `select coalesce((select dataset.sync_count from sync_datasets dataset
       where dataset.person_id = caller.id and dataset.name = $2), 0) as "syncCount",
     coalesce((select json_agg(${AS_JSON('record')} order by record.key collate "C") from sync_records record
       where record.person_id = caller.id and record.dataset = $2), '[]') as records`,
);

/** $2 dataset, $3 the count it was listed with, $4 keys removed, $5 and $6 keys and values written. */
const UPDATE = callerChange(
  'update',
  {
    taken: `insert into sync_datasets as known (person_id, name, sync_count) select caller.id, $2, $3::int + 1 from caller
      where $3::int = 0 or exists (select from sync_datasets listed where listed.person_id = caller.id and listed.name = $2)
      on conflict (person_id, name) do update set sync_count = excluded.sync_count where known.sync_count = $3::int
      returning known.person_id, known.name, known.sync_count`,
    removed: `delete from sync_records using taken
      where sync_records.person_id = taken.person_id and sync_records.dataset = taken.name
        and sync_records.key = any($4::text[]) returning sync_records.key`,
    written: `insert into sync_records (person_id, dataset, key, value, sync_count)
      select taken.person_id, taken.name, patch.key, patch.value, taken.sync_count
      from taken, unnest($5::text[], $6::text[]) as patch(key, value)
      on conflict (person_id, dataset, key) do update
        set value = excluded.value, sync_count = excluded.sync_count, modified_at = now()
      returning key, value, sync_count, modified_at`,
  },
  `select taken.sync_count as "syncCount",
     coalesce((select json_agg(${AS_JSON('record')} order by record.key collate "C") from (
       select key, value, sync_count, modified_at from written
       union all
       select kept.key, kept.value, kept.sync_count, kept.modified_at from sync_records kept
       where kept.person_id = taken.person_id and kept.dataset = taken.name
         and kept.key <> all($4::text[]) and kept.key <> all($5::text[])) record), '[]') as records
   from taken`,
);

export async function listRecords(db: CallerDb, dataset: string): Promise<DatasetRow> {
  const [row] = await db.rows<DatasetRow>(LIST, [dataset]);
  if (!row) throw new Error('a dataset without a row');
  return row;
}

/** Null if the dataset was written since it was listed. The last patch of a key wins. */
export async function updateRecords(
  db: CallerDb,
  dataset: string,
  listedAt: number,
  patches: readonly SyncPatch[],
): Promise<DatasetRow | null> {
  const last = [...new Map(patches.map((patch) => [patch.key, patch])).values()];
  const written = last.flatMap((patch) => (patch.op === 'replace' ? [patch] : []));
  const removed = last.flatMap((patch) => (patch.op === 'remove' ? [patch.key] : []));
  const [row] = await db.rows<DatasetRow>(UPDATE, [
    dataset,
    listedAt,
    removed,
    written.map(({ key }) => key),
    written.map(({ value }) => value),
  ]);
  return row ?? null;
}
