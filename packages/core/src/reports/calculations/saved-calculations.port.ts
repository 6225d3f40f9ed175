import type { CalculatorName, Reproduction } from '../../calculators/calculation.ts';
import type { CalculationRecord } from '../../calculators/records/calculation-record.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** A calculation that was saved to a report. Its hash names it within the report. */
export type SavedCalculation = {
  readonly calculation: CalculationRecord;
  readonly savedAt: number;
  /** Null after the end of their account. */
  readonly savedBy: string | null;
  /** Whether the calculators of today still get this result. */
  readonly reproduction: Reproduction;
};

/** What to calculate and save. The inputs are those of the calculator's own call. */
export type CalculationToSave = {
  readonly calculator: CalculatorName;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The hash of the result that was shown; if the server gets another one, nothing is saved. */
  readonly hash?: string;
};

export type SaveCalculationRefusal = ReportRefusal | (typeof SAVE_REFUSALS)[number];
export const SAVE_REFUSALS = [
  'viewer-reads-only',
  'calculation-differs',
  'calculation-without-result',
  'too-many-calculations',
] as const;

// CALC-5
/** The calculations of a report. The server calculates anew; a result is never sent. */
export abstract class SavedCalculations {
  /** Newest first. */
  abstract of(reportNumber: string): Promise<Result<readonly SavedCalculation[], ReportRefusal>>;
  /** The same result is saved once. */
  abstract save(
    reportNumber: string,
    calculation: CalculationToSave,
  ): Promise<Result<SavedCalculation, SaveCalculationRefusal>>;
  abstract remove(
    reportNumber: string,
    hash: string,
  ): Promise<Result<void, ReportRefusal | 'viewer-reads-only'>>;
}
