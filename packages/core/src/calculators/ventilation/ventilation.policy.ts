import { thousandths, timesOver } from '../exact.ts';
import { checkVentilation, type VentilationCheck } from './ventilation-check.policy.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import {
  reducedRatioVerdict,
  SQ_IN_IN_A_SF,
  type ReducedRatioRefusal,
  type VentilationRatio,
} from './ventilation-ratio.policy.ts';

export type VentilationOutcome = {
  readonly ratio: VentilationRatio;
  /** Why 1/300 may not be used; empty where it may. */
  readonly whyNot300: readonly ReducedRatioRefusal[];
  readonly requiredSqIn: number;
  readonly exhaustSqIn: number;
  readonly intakeSqIn: number;
  /** For each product in the table, how much of it alone would serve its side. */
  readonly quantities: readonly { readonly product: string; readonly quantity: number }[];
  /** What is provided against what is required; null where nothing was entered as provided. */
  readonly check: VentilationCheck | null;
};

const NO_REFUSAL: readonly ReducedRatioRefusal[] = [];
/** 100 percent in thousandths of a percent. */
const WHOLE = 100_000;

// CALC-3, CALC-6; IRC R806.2
export function evaluateVentilation(inputs: VentilationInputs): VentilationOutcome {
  const upper = thousandths(inputs.upperPercent);
  const verdict = reducedRatioVerdict(inputs, { part: upper, of: WHOLE });
  const ratio = inputs.ratio === 300 && verdict.allowed ? 300 : 150;
  // In thousandths of a square inch, times the ratio.
  const area = thousandths(inputs.atticSf) * SQ_IN_IN_A_SF;
  const lower = WHOLE - upper;
  return {
    ratio,
    whyNot300: verdict.allowed ? NO_REFUSAL : verdict.why,
    requiredSqIn: timesOver(area, 1, ratio * 10, 'half-up') / 100,
    exhaustSqIn: timesOver(area, upper, ratio * WHOLE * 10, 'half-up') / 100,
    intakeSqIn: timesOver(area, lower, ratio * WHOLE * 10, 'half-up') / 100,
    quantities: inputs.products.map(({ id, place, netFreeSqIn }) => {
      const side = place === 'upper' ? upper : lower;
      return {
        product: id,
        quantity: timesOver(area, side, ratio * WHOLE * thousandths(netFreeSqIn), 'up'),
      };
    }),
    check: inputs.provided.length === 0 ? null : checkVentilation(inputs),
  };
}
