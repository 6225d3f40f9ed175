import { thousandths, timesOver } from '../exact.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import {
  reducedRatioVerdict,
  shareOfRequired,
  SQ_IN_IN_A_SF,
  type ReducedRatioRefusal,
  type VentilationRatio,
} from './ventilation-ratio.policy.ts';

export type VentilationShortfall = ReducedRatioRefusal | 'area-too-small';

/** One ratio tried on what is provided. */
export type RatioAttempt = {
  readonly ratio: VentilationRatio;
  readonly requiredSqIn: number;
  readonly passes: boolean;
  readonly why: readonly VentilationShortfall[];
};

export type VentilationCheck = {
  readonly upperSqIn: number;
  readonly lowerSqIn: number;
  readonly totalSqIn: number;
  /** 1/300 first; 1/150 where that fails. */
  readonly attempts: readonly RatioAttempt[];
  readonly meetsCode: boolean;
  /** As much air can come in as goes out: makers ask for it, and the code does wherever it limits the upper share. */
  readonly balanced: boolean;
  readonly passes: boolean;
};

// CALC-3; IRC R806.2
export function checkVentilation(inputs: VentilationInputs): VentilationCheck {
  const upper = providedAt('upper', inputs);
  const lower = providedAt('lower', inputs);
  const reduced = tryRatio(300, inputs, upper, lower);
  const attempts = reduced.passes ? [reduced] : [reduced, tryRatio(150, inputs, upper, lower)];
  const meetsCode = attempts.some(({ passes }) => passes);
  const balanced = lower >= upper;
  return {
    upperSqIn: upper / 1000,
    lowerSqIn: lower / 1000,
    totalSqIn: (upper + lower) / 1000,
    attempts,
    meetsCode,
    balanced,
    passes: meetsCode && balanced,
  };
}

/** Thousandths of a square inch, rounded down: what is there is never overstated. */
function providedAt(place: 'upper' | 'lower', { products, provided }: VentilationInputs): number {
  let area = 0;
  for (const { product: id, quantity } of provided) {
    const product = products.find((product) => product.id === id);
    if (product?.place !== place) continue;
    area += timesOver(thousandths(quantity), thousandths(product.netFreeSqIn), 1000, 'down');
  }
  return area;
}

function tryRatio(
  ratio: VentilationRatio,
  inputs: VentilationInputs,
  upper: number,
  lower: number,
): RatioAttempt {
  const total = upper + lower;
  const requiredTimesRatio = thousandths(inputs.atticSf) * SQ_IN_IN_A_SF;
  const why: VentilationShortfall[] = total * ratio < requiredTimesRatio ? ['area-too-small'] : [];
  if (ratio === 300) {
    const share =
      inputs.shareReading === 'of-provided'
        ? { part: upper, of: total }
        : shareOfRequired(upper, inputs.atticSf, ratio);
    const verdict = reducedRatioVerdict(inputs, share);
    if (!verdict.allowed) why.push(...verdict.why);
  }
  return {
    ratio,
    requiredSqIn: timesOver(requiredTimesRatio, 1, ratio * 10, 'half-up') / 100,
    passes: why.length === 0,
    why,
  };
}
