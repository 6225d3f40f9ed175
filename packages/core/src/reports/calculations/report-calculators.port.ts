import type { Result } from '../../shared/result.ts';
import type { PropertyType } from '../property.ts';
import type { ReportRefusal } from '../report-refusal.ts';
import type { AvailableCalculator, CalculatorStart } from './calculator-starts.policy.ts';

export type CalculatorsOfReport = {
  /** `availabile_calculators` */
  readonly available: readonly AvailableCalculator[];
  readonly starts: readonly CalculatorStart[];
  /** Null in a report of version 1 that does not tell it. */
  readonly propertyType: PropertyType | null;
  /** The reader may save a calculation to the report. */
  readonly mayChange: boolean;
};

// CALC-5
/** What the calculators of a report start with, for screens that have not loaded the report. */
export abstract class ReportCalculators {
  abstract of(reportNumber: string): Promise<Result<CalculatorsOfReport, ReportRefusal>>;
}
