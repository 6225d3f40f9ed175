import type { SavedCalculation } from '@ridgeline/contract';
import { isCalculationRecord, reproductionOfSaved } from '@ridgeline/core/calculators';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { calculateByName } from './calculate-by-name.ts';
import { onWire } from './calculator-answer.ts';
import {
  findSaved,
  removeCalculation,
  saveCalculation,
  type SavedCalculationRow,
} from './saved-calculations.repository.ts';

// CALC-5
export const savedCalculationHandlers: Pick<
  Handlers,
  'listCalculations' | 'saveCalculation' | 'removeCalculation'
> = {
  async listCalculations({ path, db }) {
    const rows = await findSaved(db, path.reportNumber);
    return answer(200, { items: rows.map(savedOnWire) });
  },

  // D CALC-5.1
  async saveCalculation({ path: { reportNumber }, body: { calculator, inputs, hash }, db }) {
    const ofReport = { ...inputs, project_number: reportNumber };
    const made = await calculateByName(db, calculator, calculator === 'permit-fee' ? ofReport : inputs);
    if ('problem' in made) return made;
    const calculation = made.body;
    if (!isCalculationRecord(calculation)) return problem('calculation-without-result');
    if (hash !== undefined && hash !== calculation.hash) return problem('calculation-differs');
    const saved = await saveCalculation(db, reportNumber, calculation);
    return saved ? answer(200, savedOnWire(saved)) : problem('too-many-calculations');
  },

  async removeCalculation({ path, db }) {
    await removeCalculation(db, path.reportNumber, path.hash);
    return answer(204, undefined);
  },
};

/** Calculated again with each reading. */
function savedOnWire({ calculation, savedAt, savedBy }: SavedCalculationRow): SavedCalculation {
  const reproduction = reproductionOfSaved(calculation);
  return {
    calculation: onWire(calculation),
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    reproduction: { same: reproduction.same, why: reproduction.same ? null : reproduction.why },
  };
}
