import { type EditionQuantities, quantitiesByEdition } from '@ridgeline/core/calculators';
import type { SavedCalculation } from '@ridgeline/core/reports';

/** Of each calculator the first, which was saved last. */
export function newestQuantities(saved: readonly SavedCalculation[]): readonly EditionQuantities[] {
  const newest = new Map<string, EditionQuantities>();
  for (const { calculation } of saved) {
    if (newest.has(calculation.calculator)) continue;
    const quantities = quantitiesByEdition(calculation);
    if (quantities !== null) newest.set(calculation.calculator, quantities);
  }
  return [...newest.values()];
}
