import fc from 'fast-check';
import { CODE_EDITIONS, type CodeEdition } from '../../calculators/code-edition.ts';
import { ROLL_MEASURES, type RollMeasure } from '../../calculators/roll-measure.ts';

/** A number with at most three decimals between `min` and `max`, as a form or a file gives one. */
export function measures(range: { readonly min: number; readonly max: number }): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) });
  const fine = fc
    .integer({ min: Math.round(range.min * 1000), max: Math.round(range.max * 1000) })
    .map((thousandths) => thousandths / 1000);
  return fc.oneof(whole, fine, fc.constantFrom(range.min, range.max));
}

/** Two such numbers, the smaller first. */
export function risingPairs(range: {
  readonly min: number;
  readonly max: number;
}): fc.Arbitrary<readonly [number, number]> {
  return fc.tuple(measures(range), measures(range)).map(([a, b]) => (a <= b ? [a, b] : [b, a]));
}

export function codeEditions(): fc.Arbitrary<CodeEdition> {
  return fc.constantFrom(...CODE_EDITIONS);
}

export function rollMeasures(): fc.Arbitrary<RollMeasure> {
  return fc.constantFrom(...ROLL_MEASURES);
}
