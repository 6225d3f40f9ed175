import { codeBasis } from './basis.ts';
import { SHINGLE_MINIMUM_SLOPE, UNDERLAYMENT_APPLICATION } from './calculator-sections.ts';
import type { Warning } from './calculation.ts';
import type { CodeEdition } from './code-edition.ts';

export type ShingleSlopeWarning = 'slope-below-2-in-12' | 'slope-2-to-4-in-12';
export type HighWindWarning = 'high-wind-underlayment' | 'high-wind-on-an-older-scale';

const LOWEST_RISE = 2;
const ONE_LAYER_FROM_RISE = 4;

// IRC R905.2.2 and R905.1.1 (R905.2.7 until 2012)
export function shingleSlopeWarnings(
  rise: number,
  edition: CodeEdition,
  at: string | null,
): readonly Warning<ShingleSlopeWarning>[] {
  if (rise >= ONE_LAYER_FROM_RISE) return [];
  return rise < LOWEST_RISE
    ? [{ code: 'slope-below-2-in-12', at, basis: codeBasis(SHINGLE_MINIMUM_SLOPE, edition) }]
    : [{ code: 'slope-2-to-4-in-12', at, basis: codeBasis(UNDERLAYMENT_APPLICATION, edition) }];
}

// IRC R905.1.1 (R905.2.7 until 2012)
export function underlaymentLayers(rise: number): 1 | 2 {
  return rise < ONE_LAYER_FROM_RISE ? 2 : 1;
}

const HIGH_WIND_MPH = 140;
/** Until 2012 the code uses the older wind scale, with lower figures for the same site. */
const ULTIMATE_WIND_SINCE = 2015;

// IRC R905.1.1 (R905.2.7 until 2012)
export function highWindUnderlayment(
  windMph: number | null,
  edition: CodeEdition,
): readonly Warning<HighWindWarning>[] {
  if (windMph === null || windMph < HIGH_WIND_MPH) return [];
  const code = edition >= ULTIMATE_WIND_SINCE ? 'high-wind-underlayment' : 'high-wind-on-an-older-scale';
  return [{ code, at: 'windMph', basis: codeBasis(UNDERLAYMENT_APPLICATION, edition) }];
}
