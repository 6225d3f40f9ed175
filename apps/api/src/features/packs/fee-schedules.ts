import { modelFeeTable, type PlacedFeeSchedule } from '@ridgeline/core/calculators';
import { FEE_SCHEDULE, feeScheduleOfRow, type FeeScheduleRow } from '@ridgeline/core/packs';
import { PLACE_STATES, stateFips } from '@ridgeline/core/places';
import type { Db, Statement } from '../../db/database.ts';

/** Ids of counties, towns and places begin with the digits of their state; a state's own rows have its letters. */
const STATES = PLACE_STATES.map((state) => `('${state}', '${stateFips(state)}')`).join(', ');

/**
 * An expression: the loaded schedules with an id, or of a state (two SQL expressions of text), as an array. Of two for one
 * municipality an operator's comes before the product's, and a later pack before an earlier one.
 */
export function feeScheduleRows(id: string, state: string): string {
  return `array(
    select jsonb_strip_nulls(to_jsonb(told) - 'schedule') || jsonb_build_object('schedule', told.schedule)
    from data_pack_rows told join data_packs loaded on loaded.id = told.pack
    where told.question = '${FEE_SCHEDULE}' and (told.row_id = ${id} or told.body = ${state} or exists (
      select from (values ${STATES}) known(state, fips)
      where known.state = ${state} and starts_with(told.body, known.fips)))
    order by starts_with(told.pack, 'us-'), loaded.compiled_on desc, told.pack, told.row_id)`;
}

/** The schedules of such rows, and the model table. */
// CALC-4
export function feeSchedulesOf(rows: readonly FeeScheduleRow[]): readonly PlacedFeeSchedule[] {
  return [
    ...rows.map((row) => ({ bodies: [row.body], schedule: feeScheduleOfRow(row) })),
    { bodies: [], schedule: modelFeeTable },
  ];
}

/** Makes Cañon City and CAÑON CITY equal. The marks go first: Postgres may not know the lower case of Ñ. */
export function foldedName(text: string): string {
  return String.raw`lower(regexp_replace(normalize(${text}, nfd), '[\u0300-\u036f]', '', 'g'))`;
}

export type OtherName = {
  readonly schedule: string;
  readonly geoid: string;
  readonly said: string;
  readonly known: string;
};

const OTHER_NAMES: Statement = {
  name: 'fee-schedules.other-names',
  text: `select told.row_id as schedule, told.body as geoid, told.value as said, known.name as known
    from data_pack_rows told join lateral (
      select named.value as name from data_pack_rows named where named.body = told.body and named.question = 'body-name'
      union all select limits.name from city_limits limits where limits.geoid = told.body limit 1) known on true
    where told.pack = $1 and told.question = '${FEE_SCHEDULE}' and ${foldedName('told.value')} <> ${foldedName('known.name')}
    order by told.row_id, told.body`,
};

/** Schedules of a pack whose GEOID is known by another name: of another municipality, or under another spelling. */
export function schedulesOfOtherNames(db: Db, pack: string): Promise<OtherName[]> {
  return db.rows<OtherName>(OTHER_NAMES, [pack]);
}
