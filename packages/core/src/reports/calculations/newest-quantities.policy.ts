import {
  type EditionQuantities,
  quantitiesByEdition,
} from '../../calculators/records/edition-quantities.policy.ts';
import { bySavingTime, type SavedRecord } from './calculations-in-print.policy.ts';

/** What the newest saved calculation of each kind asks for under every edition of the code. */
// RPT-3 CALC-6
export function newestQuantities(saved: readonly SavedRecord[]): readonly EditionQuantities[] {
  const newest = new Map<string, EditionQuantities>();
  for (const { calculation } of saved.toSorted(bySavingTime).toReversed()) {
    if (newest.has(calculation.calculator)) continue;
    const quantities = quantitiesByEdition(calculation);
    if (quantities !== null) newest.set(calculation.calculator, quantities);
  }
  return [...newest.values()];
}
