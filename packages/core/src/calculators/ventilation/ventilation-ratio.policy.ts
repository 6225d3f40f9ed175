import type { CodeEdition } from '../code-edition.ts';
import { thousandths } from '../exact.ts';

export const VENTILATION_RATIOS = [150, 300] as const;
/** One square foot of net free area for so many of attic. */
export type VentilationRatio = (typeof VENTILATION_RATIOS)[number];

export const VAPOR_RETARDERS = ['none', 'I', 'II', 'III'] as const;
export type VaporRetarder = (typeof VAPOR_RETARDERS)[number];

export const CLIMATE_ZONES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type ClimateZone = (typeof CLIMATE_ZONES)[number];

export type RatioFacts = {
  readonly edition: CodeEdition;
  readonly climateZone: ClimateZone;
  readonly vaporRetarder: VaporRetarder;
};

/** What part of the required area is in the upper part, as a fraction of whole numbers so that limits are exact. */
export type UpperShare = { readonly part: number; readonly of: number };

export type ReducedRatioRefusal = 'vapor-retarder-missing' | 'upper-share-too-low' | 'upper-share-too-high';
export type ReducedRatioVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: readonly ReducedRatioRefusal[] };

const BOTH_CONDITIONS_SINCE = 2012;
const COLD_FROM_ZONE = 6;
/** Least and most of the area in the upper part: 40 to 50 percent since 2012, 50 to 80 before. */
const BALANCED: ShareLimits = { least: [2, 5], most: [1, 2] };
const MOSTLY_UPPER: ShareLimits = { least: [1, 2], most: [4, 5] };

type Fraction = readonly [part: number, of: number];
type ShareLimits = { readonly least: Fraction; readonly most: Fraction };

/** Square inches of net free area for a square foot of attic at 1/1. */
export const SQ_IN_IN_A_SF = 144;

/** `upper`, in thousandths of a square inch, as a share of what `ratio` requires of the attic. */
export function shareOfRequired(upper: number, atticSf: number, ratio: VentilationRatio): UpperShare {
  return { part: upper * ratio, of: thousandths(atticSf) * SQ_IN_IN_A_SF };
}

/** Whether half of 1/150 is enough. */
// IRC R806.2: since 2012 both conditions, before that either of those of its day
export function reducedRatioVerdict(facts: RatioFacts, upper: UpperShare): ReducedRatioVerdict {
  const retarded = facts.vaporRetarder === 'I' || facts.vaporRetarder === 'II';
  const since2012 = facts.edition >= BOTH_CONDITIONS_SINCE;
  const share = shareRefusal(upper, since2012 ? BALANCED : MOSTLY_UPPER);
  const retarder = retarded || (since2012 && facts.climateZone < COLD_FROM_ZONE);
  const enough = since2012 ? retarder && share === null : retarder || share === null;
  if (enough) return { allowed: true };
  return {
    allowed: false,
    why: [...(retarder ? [] : ['vapor-retarder-missing' as const]), ...(share === null ? [] : [share])],
  };
}

function shareRefusal(
  { part, of }: UpperShare,
  { least, most }: ShareLimits,
): 'upper-share-too-low' | 'upper-share-too-high' | null {
  if (part * least[1] < of * least[0]) return 'upper-share-too-low';
  return part * most[1] > of * most[0] ? 'upper-share-too-high' : null;
}
