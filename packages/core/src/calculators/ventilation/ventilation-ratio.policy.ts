import type { CodeEdition } from '../code-edition.ts';
import { thousandths } from '../exact.ts';

export const VENTILATION_RATIOS = [150, 300] as const;
/** Square feet of attic per square foot of net free area. */
export type VentilationRatio = (typeof VENTILATION_RATIOS)[number];

export const VAPOR_RETARDERS = ['none', 'I', 'II', 'III'] as const;
export type VaporRetarder = (typeof VAPOR_RETARDERS)[number];

export const CLIMATE_ZONES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type ClimateZone = (typeof CLIMATE_ZONES)[number];

/** Whether the vents are where 1/300 requires them. If not checked, it is assumed, and the result says so. */
export const VENT_PLACEMENTS = ['assumed', 'met', 'not-met'] as const;
export type VentPlacement = (typeof VENT_PLACEMENTS)[number];

export type RatioFacts = {
  readonly edition: CodeEdition;
  readonly climateZone: ClimateZone;
  readonly vaporRetarder: VaporRetarder;
  readonly placement: VentPlacement;
};

/** The upper vents' share of the required area, as a fraction of whole numbers so that limits are exact. */
export type UpperShare = { readonly part: number; readonly of: number };

export type ReducedRatioRefusal =
  | 'vapor-retarder-missing'
  | 'upper-share-too-low'
  | 'upper-share-too-high'
  | 'vents-misplaced';
export type ReducedRatioVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: readonly ReducedRatioRefusal[] };

/** Whether 1/300 needs both of its conditions, the retarder and the upper part, or one of them. */
export type ReducedRatioReading = 'both-conditions' | 'either-condition';

/** Required position of the upper vents; the rest is at the eaves or cornice in every edition. */
export type PlacementCondition = 'within-3-ft-of-ridge' | '3-ft-above-eave-vents';

type Fraction = readonly [part: number, of: number];
type ShareLimits = { readonly least: Fraction; readonly most: Fraction };

/** The conditions of 1/300 in an edition. */
type ReducedRatioRule = {
  readonly reading: ReducedRatioReading;
  /** The more lenient interpretation, if secondary sources disagree on the edition. */
  readonly otherReading: ReducedRatioReading | null;
  /** Minimum and maximum share of the required area in the upper part. */
  readonly share: ShareLimits;
  /** Whether the upper part may have at most half, so that intake is at least exhaust. */
  readonly balanced: boolean;
  readonly placement: PlacementCondition;
  /** The lowest climate zone for which the edition mentions a vapor retarder. */
  readonly retarderFromZone: ClimateZone;
};

// IRC R806.2, read in a city's copy of the older text
const UP_TO_2009: ReducedRatioRule = {
  reading: 'either-condition',
  otherReading: null,
  share: { least: [1, 2], most: [4, 5] },
  balanced: false,
  placement: '3-ft-above-eave-vents',
  retarderFromZone: 1,
};
// IRC R806.2
const SINCE_2018: ReducedRatioRule = {
  reading: 'both-conditions',
  otherReading: null,
  share: { least: [2, 5], most: [1, 2] },
  balanced: true,
  placement: 'within-3-ft-of-ridge',
  retarderFromZone: 6,
};
/**
 * The text itself was not available: secondary sources differ on "one or more", so the stricter interpretation applies.
 */
const IN_DOUBT: ReducedRatioRule = { ...SINCE_2018, otherReading: 'either-condition' };

export const REDUCED_RATIO_RULES: Readonly<Record<CodeEdition, ReducedRatioRule>> = {
  2006: UP_TO_2009,
  2009: UP_TO_2009,
  2012: IN_DOUBT,
  2015: IN_DOUBT,
  2018: SINCE_2018,
  2021: SINCE_2018,
  2024: SINCE_2018,
};

/** Square inches of net free area for a square foot of attic at 1/1. */
export const SQ_IN_IN_A_SF = 144;

/** `upper`, in thousandths of a square inch, as a share of what `ratio` requires of the attic. */
export function shareOfRequired(upper: number, atticSf: number, ratio: VentilationRatio): UpperShare {
  return { part: upper * ratio, of: thousandths(atticSf) * SQ_IN_IN_A_SF };
}

/** Whether half of 1/150 is enough. */
// CALC-3; IRC R806.2
export function reducedRatioVerdict(
  facts: RatioFacts,
  upper: UpperShare,
  reading: ReducedRatioReading = REDUCED_RATIO_RULES[facts.edition].reading,
): ReducedRatioVerdict {
  const retarder = retarderRefusals(facts, reading);
  const upperPart = upperPartRefusals(facts, upper);
  const enough =
    reading === 'both-conditions'
      ? retarder.length === 0 && upperPart.length === 0
      : retarder.length === 0 || upperPart.length === 0;
  return enough ? { allowed: true } : { allowed: false, why: [...retarder, ...upperPart] };
}

/** Whether 1/300 would fail with the vents elsewhere: then the assumption about them must be stated. */
export function restsOnPlacement(facts: RatioFacts, upper: UpperShare): boolean {
  return !reducedRatioVerdict({ ...facts, placement: 'not-met' }, upper).allowed;
}

/**
 * If both conditions are required, a zone that the edition does not name needs no retarder. If one of the two is
 * enough, such a zone cannot use the retarder instead of the other condition.
 */
function retarderRefusals(facts: RatioFacts, reading: ReducedRatioReading): readonly ReducedRatioRefusal[] {
  const installed = facts.vaporRetarder === 'I' || facts.vaporRetarder === 'II';
  const named = facts.climateZone >= REDUCED_RATIO_RULES[facts.edition].retarderFromZone;
  const holds = reading === 'both-conditions' ? installed || !named : installed && named;
  return holds ? [] : ['vapor-retarder-missing'];
}

function upperPartRefusals(
  { edition, placement }: RatioFacts,
  { part, of }: UpperShare,
): readonly ReducedRatioRefusal[] {
  const { least, most } = REDUCED_RATIO_RULES[edition].share;
  const refusals: ReducedRatioRefusal[] = [];
  if (part * least[1] < of * least[0]) refusals.push('upper-share-too-low');
  else if (part * most[1] > of * most[0]) refusals.push('upper-share-too-high');
  if (placement === 'not-met') refusals.push('vents-misplaced');
  return refusals;
}
