import { divide, thousandths, timesOver } from '../exact.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import {
  REDUCED_RATIO_RULES,
  reducedRatioVerdict,
  restsOnPlacement,
  shareOfRequired,
  SQ_IN_IN_A_SF,
  type ReducedRatioReading,
  type ReducedRatioRefusal,
  type UpperShare,
  type VentilationRatio,
} from './ventilation-ratio.policy.ts';

export type VentilationShortfall = ReducedRatioRefusal | 'area-too-small';

/** One ratio checked against the provided vents. */
export type RatioAttempt = {
  readonly ratio: VentilationRatio;
  readonly requiredSqIn: number;
  readonly passes: boolean;
  readonly why: readonly VentilationShortfall[];
};

/** R806 requirements on the vents. `openings`: their size and screens, and the clearance over the insulation. */
export type VentilationAspect = 'area' | 'upper-share' | 'vapor-retarder' | 'placement' | 'openings';

export type VentilationCheck = {
  readonly upperSqIn: number;
  readonly lowerSqIn: number;
  readonly totalSqIn: number;
  /** 1/300 first; 1/150 if that fails. */
  readonly attempts: readonly RatioAttempt[];
  /** 1/300 by the more lenient interpretation, if sources disagree on the edition; otherwise null. */
  readonly otherReading: (RatioAttempt & { readonly reading: ReducedRatioReading }) | null;
  /** Whether one of the ratios is met, limited to what was `checked`. */
  readonly meetsRatio: boolean;
  readonly checked: readonly VentilationAspect[];
  readonly notChecked: readonly VentilationAspect[];
  /** Intake is at least exhaust. Manufacturers require it; until 2009 the code required the opposite. */
  readonly balanced: boolean;
  readonly passes: boolean;
};

// CALC-3; IRC R806.2
export function checkVentilation(inputs: VentilationInputs): VentilationCheck {
  const upper = providedAt('upper', inputs);
  const lower = providedAt('lower', inputs);
  const share = upperShareOf(upper, upper + lower, inputs);
  const { reading, otherReading, ...rule } = REDUCED_RATIO_RULES[inputs.edition];
  const reduced = tryReducedRatio(inputs, upper + lower, share, reading);
  const attempts = reduced.passes ? [reduced] : [reduced, tryArea(150, inputs, upper + lower)];
  const meetsRatio = attempts.some(({ passes }) => passes);
  const balanced = lower >= upper;
  return {
    upperSqIn: upper / 1000,
    lowerSqIn: lower / 1000,
    totalSqIn: (upper + lower) / 1000,
    attempts,
    otherReading:
      otherReading === null
        ? null
        : { reading: otherReading, ...tryReducedRatio(inputs, upper + lower, share, otherReading) },
    meetsRatio,
    ...aspects(inputs, share, meetsRatio && !reduced.passes),
    balanced,
    passes: meetsRatio && (balanced || !rule.balanced),
  };
}

/** Thousandths of a square inch, the sum rounded down: so that the provided area is never overstated. */
function providedAt(place: 'upper' | 'lower', { products, provided }: VentilationInputs): number {
  let millionths = 0;
  for (const { product: id, quantity } of provided) {
    const product = products.find((product) => product.id === id);
    if (product?.place !== place) continue;
    millionths += thousandths(quantity) * thousandths(product.netFreeSqIn);
  }
  return divide(millionths, 1000, 'down');
}

function upperShareOf(upper: number, total: number, inputs: VentilationInputs): UpperShare {
  return inputs.shareReading === 'of-provided'
    ? { part: upper, of: total }
    : shareOfRequired(upper, inputs.atticSf, 300);
}

function tryReducedRatio(
  inputs: VentilationInputs,
  total: number,
  share: UpperShare,
  reading: ReducedRatioReading,
): RatioAttempt {
  const area = tryArea(300, inputs, total);
  const verdict = reducedRatioVerdict(inputs, share, reading);
  return verdict.allowed ? area : { ...area, passes: false, why: [...area.why, ...verdict.why] };
}

function tryArea(ratio: VentilationRatio, { atticSf }: VentilationInputs, total: number): RatioAttempt {
  const requiredTimesRatio = thousandths(atticSf) * SQ_IN_IN_A_SF;
  const passes = total * ratio >= requiredTimesRatio;
  return {
    ratio,
    requiredSqIn: timesOver(requiredTimesRatio, 1, ratio * 10, 'half-up') / 100,
    passes,
    why: passes ? [] : ['area-too-small'],
  };
}

/** 1/150 requires only area; the other conditions of 1/300 are checked only as far as they were entered. */
function aspects(
  inputs: VentilationInputs,
  share: UpperShare,
  passesAt150: boolean,
): Pick<VentilationCheck, 'checked' | 'notChecked'> {
  if (passesAt150) return { checked: ['area'], notChecked: ['openings'] };
  const checked: readonly VentilationAspect[] = ['area', 'upper-share', 'vapor-retarder'];
  if (inputs.placement !== 'assumed') return { checked: [...checked, 'placement'], notChecked: ['openings'] };
  return { checked, notChecked: restsOnPlacement(inputs, share) ? ['placement', 'openings'] : ['openings'] };
}
