import { thousandths, timesOver } from '../exact.ts';
import { checkVentilation, type VentilationCheck } from './ventilation-check.policy.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import {
  REDUCED_RATIO_RULES,
  reducedRatioVerdict,
  restsOnPlacement,
  SQ_IN_IN_A_SF,
  type PlacementCondition,
  type ReducedRatioReading,
  type ReducedRatioRefusal,
  type VentilationRatio,
  type VentPlacement,
} from './ventilation-ratio.policy.ts';

export type VentilationOutcome = {
  readonly ratio: VentilationRatio;
  /** Why 1/300 may not be used; empty where it may. */
  readonly whyNot300: readonly ReducedRatioRefusal[];
  /** How the conditions of 1/300 were interpreted, and the other interpretation's result if sources disagree. */
  readonly reading: ReducedRatioReading;
  readonly otherReading: OtherReadingOfRatio | null;
  /** Where 1/300 requires the vents, and whether they are there, are not, or are only assumed to be. */
  readonly placement: {
    readonly condition: PlacementCondition;
    readonly is: VentPlacement;
    /** Whether the ratio used would fail without it. */
    readonly decides: boolean;
  };
  readonly requiredSqIn: number;
  readonly exhaustSqIn: number;
  readonly intakeSqIn: number;
  /** For each product in the table, how much of it alone would be enough for its side. */
  readonly quantities: readonly { readonly product: string; readonly quantity: number }[];
  /** Comparison of provided and required area; null if no vents were entered. */
  readonly check: VentilationCheck | null;
};

export type OtherReadingOfRatio = {
  readonly reading: ReducedRatioReading;
  readonly ratio: VentilationRatio;
  readonly requiredSqIn: number;
};

const NO_REFUSAL: readonly ReducedRatioRefusal[] = [];
/** 100 percent in thousandths of a percent. */
const WHOLE = 100_000;

// CALC-3, CALC-6; IRC R806.2
export function evaluateVentilation(inputs: VentilationInputs): VentilationOutcome {
  const upper = thousandths(inputs.upperPercent);
  const share = { part: upper, of: WHOLE };
  const rule = REDUCED_RATIO_RULES[inputs.edition];
  const verdict = reducedRatioVerdict(inputs, share);
  const ratio = inputs.ratio === 300 && verdict.allowed ? 300 : 150;
  // In thousandths of a square inch, times the ratio.
  const area = thousandths(inputs.atticSf) * SQ_IN_IN_A_SF;
  const lower = WHOLE - upper;
  return {
    ratio,
    whyNot300: verdict.allowed ? NO_REFUSAL : verdict.why,
    reading: rule.reading,
    otherReading: rule.otherReading === null ? null : byOtherReading(inputs, rule.otherReading),
    placement: {
      condition: rule.placement,
      is: inputs.placement,
      decides: ratio === 300 && restsOnPlacement(inputs, share),
    },
    requiredSqIn: requiredSqIn(inputs.atticSf, ratio),
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

function byOtherReading(inputs: VentilationInputs, reading: ReducedRatioReading): OtherReadingOfRatio {
  const share = { part: thousandths(inputs.upperPercent), of: WHOLE };
  const ratio = inputs.ratio === 300 && reducedRatioVerdict(inputs, share, reading).allowed ? 300 : 150;
  return { reading, ratio, requiredSqIn: requiredSqIn(inputs.atticSf, ratio) };
}

function requiredSqIn(atticSf: number, ratio: VentilationRatio): number {
  return timesOver(thousandths(atticSf) * SQ_IN_IN_A_SF, 1, ratio * 10, 'half-up') / 100;
}
