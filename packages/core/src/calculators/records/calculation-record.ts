import { CALCULATOR_NAMES, type Calculation } from '../calculation.ts';

/** A calculation as it was stored or sent: any calculator’s. */
export type CalculationRecord = Calculation<unknown, unknown>;

/** Without the calculators themselves: whoever reads a record need not load them. Whether something read has the form of a calculation. `reproduceRecord` tells whether it is one. */
export function isCalculationRecord(record: object): record is CalculationRecord {
  const { calculator, ruleSet, words, inputs, outcome, trace, warnings, hash } = record as Partial<
    Record<keyof CalculationRecord, unknown>
  >;
  return (
    CALCULATOR_NAMES.some((name) => name === calculator) &&
    [ruleSet, words, hash].every((text) => typeof text === 'string') &&
    [trace, warnings].every(Array.isArray) &&
    inputs !== undefined &&
    outcome !== undefined
  );
}
