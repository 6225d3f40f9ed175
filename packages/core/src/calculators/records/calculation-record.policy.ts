import { reproduce, type Reproduction } from '../calculation.ts';
import type { CalculationRecord } from './calculation-record.ts';
import { RECALCULATIONS } from './recalculation.policy.ts';

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
