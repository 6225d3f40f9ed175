import type { CalculationRecord } from '../../calculators/records/calculation-record.ts';
import type { Instant } from '../../shared/instant.ts';
import { REPORT_SECTIONS, type ReportSection } from '../report-sections.ts';

/** A calculation as it was saved to a report. */
export type SavedRecord = { readonly calculation: CalculationRecord; readonly savedAt: Instant };

/** Where it stands in a paper: its section, and its number among those of its calculator. */
export type CalculationInPrint = SavedRecord & {
  readonly section: ReportSection;
  readonly number: number;
};

/** In the order of the report's sections, those of one calculator as they were saved. */
// D CALC-5.3
export function calculationsInPrint(saved: readonly SavedRecord[]): readonly CalculationInPrint[] {
  const ordered = saved.toSorted(bySavingTime);
  return REPORT_SECTIONS.flatMap(({ section }) =>
    ordered
      .filter(({ calculation }) => section === `${calculation.calculator}-calculator`)
      .map((one, index) => ({ ...one, section, number: index + 1 })),
  );
}

/** The same order however they were read. */
export function bySavingTime(one: SavedRecord, other: SavedRecord): number {
  return one.savedAt - other.savedAt || (one.calculation.hash < other.calculation.hash ? -1 : 1);
}
