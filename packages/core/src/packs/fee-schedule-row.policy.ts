import { PERMIT_PROPERTY_TYPES, type FeeSchedule } from '../calculators/permit-fee/fee-schedule.ts';
import type { PlacedFeeSchedule } from '../calculators/permit-fee/fee-schedule-of.policy.ts';
import { parsePlaceState, stateOfGeoid } from '../places/place-states.ts';
import type { PackCells } from './pack.schema.ts';
import { FEE_SCHEDULE } from './pack-topics.ts';
import { rawPackOf, readPack } from './read-pack.policy.ts';

/** The row of a fee schedule, for one of its bodies. */
export type FeeScheduleRow = Omit<PackCells, 'bodies'> & { readonly body: string };

/** The row says whose schedule it is, from where and of when; its `schedule` what it charges. */
// CALC-4
export function feeScheduleOfRow(row: FeeScheduleRow): FeeSchedule {
  const { schedule, source_url: url, source_read: read } = row;
  const state = parsePlaceState(row.body) ?? stateOfGeoid(row.body);
  if (schedule === undefined || url === undefined || read === undefined || state === null) {
    throw new Error(`${row.row_id} is no fee schedule, and passes neither the schema nor the database.`);
  }
  return {
    id: row.row_id,
    jurisdiction: row.value,
    state,
    covers: row.applies_to === undefined ? PERMIT_PROPERTY_TYPES : [row.applies_to],
    effective: row.effective ?? null,
    source: {
      title: row.source_name,
      url,
      edition: row.source_edition ?? null,
      ...(row.source_date === undefined ? {} : { date: row.source_date }),
      read,
    },
    confidence: row.trust,
    ...schedule,
  };
}

/** The fee schedules in a pack. One that several bodies share is told of the first. */
export function feeSchedulesIn(rows: readonly PackCells[]): readonly PlacedFeeSchedule[] {
  return rows
    .filter(({ question }) => question === FEE_SCHEDULE)
    .map(({ bodies: named, ...row }) => {
      const bodies = named.split(' ');
      return { bodies, schedule: feeScheduleOfRow({ ...row, body: bodies[0] ?? '' }) };
    });
}

/** The fee schedules in a JSON file that the product ships with. */
export function shippedFeeSchedules(json: unknown): readonly PlacedFeeSchedule[] {
  const raw = rawPackOf(json);
  const pack = raw && readPack(raw);
  if (!pack?.ok) throw new Error(`The shipped pack cannot be read: ${JSON.stringify(pack?.failure)}`);
  return feeSchedulesIn(pack.value.rows);
}
