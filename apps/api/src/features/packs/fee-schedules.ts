import { modelFeeTable, type PlacedFeeSchedule } from '@ridgeline/core/calculators';
import { FEE_SCHEDULE, feeScheduleOfRow, type FeeScheduleRow } from '@ridgeline/core/packs';
import { PLACE_STATES, stateFips } from '@ridgeline/core/places';

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
