import { type FeeSchedule, feeScheduleOf } from '@ridgeline/core/calculators';
import { FEE_SCHEDULE, type FeeScheduleRow } from '@ridgeline/core/packs';
import type { Db, Statement } from '../../db/database.ts';
import { feeScheduleRows, feeSchedulesOf, foldedName } from '../packs/fee-schedules.ts';

export type ListedRow = Pick<FeeScheduleRow, 'body'> & {
  readonly id: string;
  readonly jurisdiction: string;
  readonly effective: string | null;
  readonly edition: string | null;
};

/** Of a schedule that several bodies share, the row of the first. */
const LISTED: Statement = {
  name: 'fee-schedules.listed',
  text: `select distinct on (${foldedName('told.value')}, told.row_id) told.row_id as id, told.value as jurisdiction,
      told.body, told.effective, told.source_edition as edition
    from data_pack_rows told
    where told.question = '${FEE_SCHEDULE}'
      and position(' ' || ${foldedName('$1::text')} in ' ' || ${foldedName('told.value')}) > 0
      and not (told.status = 'superseded' and exists (
        select from data_pack_rows later where later.question = told.question and later.body = told.body
          and later.status <> 'superseded'))
    order by ${foldedName('told.value')}, told.row_id, told.body limit 20`,
};

export async function listFeeSchedules(db: Db, term: string): Promise<readonly ListedRow[]> {
  return db.rows<ListedRow>(LISTED, [term.trim()]);
}

const ONE: Statement = {
  name: 'fee-schedules.one',
  text: `select ${feeScheduleRows('$1::text', 'null')} as schedules`,
};

/** A published schedule, or the model table, by its id. */
export async function findFeeSchedule(db: Db, id: string): Promise<FeeSchedule | null> {
  const [found] = await db.rows<{ readonly schedules: readonly FeeScheduleRow[] }>(ONE, [id]);
  const verdict = feeScheduleOf(id, null, feeSchedulesOf(found?.schedules ?? []));
  return verdict.found ? verdict.schedule : null;
}
