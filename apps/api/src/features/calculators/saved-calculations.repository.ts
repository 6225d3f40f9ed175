import type { CalculationRecord } from '@ridgeline/core/calculators';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { savedCalculations } from '../../db/schema/saved-calculations.ts';
import { numberOf } from '../reports/reports.repository.ts';

export type SavedCalculationRow = Pick<RowOf<typeof savedCalculations, 'savedAt'>, 'savedAt'> & {
  readonly calculation: CalculationRecord;
  readonly savedBy: string | null;
};

const columns = (alias: string) =>
  `${columnsOf(savedCalculations, alias, ['calculation', 'savedAt'])},
   (select saver.given_name || ' ' || saver.family_name from people saver where saver.id = ${alias}.saved_by) as "savedBy"`;

const LIST = callerStatement(
  'calculations.saved',
  `select ${columns('saved')} from saved_calculations saved where saved.report_number = $2::bigint
   order by saved.saved_at desc, saved.hash`,
);

/** Those of a report that `x-object` has already allowed the caller to see, newest first. */
export function findSaved(db: CallerDb, reportNumber: string): Promise<SavedCalculationRow[]> {
  return db.rows<SavedCalculationRow>(LIST, [numberOf(reportNumber)]);
}

const SAVE = callerChange('calculations.save', {
  // The same result again keeps who saved it first, and when. A trigger skips what is beyond the limit.
  made: `insert into saved_calculations as saved (report_number, hash, calculation, saved_by)
    select $2::bigint, $3, $4::jsonb, caller.id from caller
    on conflict (report_number, hash) do update set hash = excluded.hash returning saved.*`,
  changed: `select ${columns('made')} from made`,
});

/** Null if the report has the maximum number of calculations. */
export async function saveCalculation(
  db: CallerDb,
  reportNumber: string,
  calculation: CalculationRecord,
): Promise<SavedCalculationRow | null> {
  const values = [numberOf(reportNumber), calculation.hash, JSON.stringify(calculation)];
  return (await db.rows<SavedCalculationRow>(SAVE, values))[0] ?? null;
}

const REMOVE = callerChange(
  'calculations.remove',
  `delete from saved_calculations saved using caller where saved.report_number = $2::bigint and saved.hash = $3
   returning saved.hash`,
);

export async function removeCalculation(db: CallerDb, reportNumber: string, hash: string): Promise<void> {
  await db.rows(REMOVE, [numberOf(reportNumber), hash]);
}
