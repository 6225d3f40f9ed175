import { shownTo } from '../exact.ts';
import { WASTE_WAYS, type WasteInputs, type WasteWay } from './waste.inputs.ts';
import { evaluateWaste, type WasteOutcome } from './waste.policy.ts';

export type WasteComparison = {
  readonly way: WasteWay;
  readonly outcome: WasteOutcome;
  /** Difference from the chosen method. */
  readonly differenceSf: number;
  readonly differenceBundles: number;
};

/** CALC-1: every waste method that was entered, side by side. */
export function compareWaste(inputs: WasteInputs): readonly WasteComparison[] {
  const chosen = evaluateWaste(inputs);
  return WASTE_WAYS.filter((way) => isEntered(inputs, way)).map((way) => {
    const outcome = evaluateWaste({ ...inputs, way });
    return {
      way,
      outcome,
      differenceSf: shownTo(2, outcome.totalSf - chosen.totalSf),
      differenceBundles: shownTo(2, outcome.bundles - chosen.bundles),
    };
  });
}

function isEntered({ percent, complexity, cutEdgeFt }: WasteInputs, way: WasteWay): boolean {
  return { flat: percent, complexity, 'cut-edge': cutEdgeFt }[way] !== null;
}
