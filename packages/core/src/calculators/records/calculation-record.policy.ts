import { type Calculation, reproduce, type Reproduction } from '../calculation.ts';
import { RECALCULATIONS } from './recalculation.policy.ts';

/** A calculation as it was stored or sent: any calculator’s. */
export type CalculationRecord = Calculation<unknown, unknown>;

/** Whether something read has the form of a calculation. `reproduceRecord` tells whether it is one. */
export function isCalculationRecord(record: object): record is CalculationRecord {
  const { calculator, ruleSet, words, inputs, outcome, trace, warnings, hash } = record as Partial<
    Record<keyof CalculationRecord, unknown>
  >;
  return (
    typeof calculator === 'string' &&
    Object.hasOwn(RECALCULATIONS, calculator) &&
    [ruleSet, words, hash].every((text) => typeof text === 'string') &&
    [trace, warnings].every(Array.isArray) &&
    inputs !== undefined &&
    outcome !== undefined
  );
}

/**
 * CALC-6: whether a record still comes out with this version of the calculators. Null if its inputs, though sealed, are
 * none that the calculator accepts.
 */
export function reproduceRecord(record: CalculationRecord): Reproduction | null {
  const seal = reproduce(record, () => record);
  if (!seal.same) return seal;
  const anew = RECALCULATIONS[record.calculator](record.inputs);
  return anew === null ? null : reproduce(record, () => anew);
}

/** The same of a record that was accepted once: inputs that are no longer accepted are a change of the rules. */
export function reproductionOfSaved(record: CalculationRecord): Reproduction {
  return reproduceRecord(record) ?? { same: false, why: 'rule-set-has-changed' };
}
