import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures } from '../../testing/calculators/calculators.arbitrary.ts';
import { reducedRatioVerdict, type RatioFacts } from './ventilation-ratio.policy.ts';

const retarderMissing = 'vapor-retarder-missing';
const tooLow = 'upper-share-too-low';
const tooHigh = 'upper-share-too-high';

const CASES: readonly [
  year: RatioFacts['edition'],
  zone: RatioFacts['climateZone'],
  retarder: RatioFacts['vaporRetarder'],
  percent: number,
  why: readonly string[],
][] = [
  // since 2012: both conditions
  [2021, 6, 'none', 45, [retarderMissing]],
  [2021, 6, 'III', 45, [retarderMissing]],
  [2021, 6, 'II', 45, []],
  [2021, 8, 'I', 50, []],
  [2021, 6, 'II', 35, [tooLow]],
  [2021, 7, 'none', 55, [retarderMissing, tooHigh]],
  [2021, 4, 'none', 45, []],
  [2021, 5, 'none', 40, []],
  [2021, 4, 'none', 35, [tooLow]],
  [2021, 4, 'none', 55, [tooHigh]],
  [2012, 4, 'none', 39.999, [tooLow]],
  [2024, 4, 'none', 50.001, [tooHigh]],
  // before: either of the two
  [2009, 4, 'none', 50, []],
  [2009, 4, 'none', 80, []],
  [2009, 4, 'none', 49.999, [retarderMissing, tooLow]],
  [2006, 7, 'none', 81, [retarderMissing, tooHigh]],
  [2006, 4, 'II', 10, []],
];

describe('whether 1/300 may be used', () => {
  it.each(CASES)(
    'CALC-3 edition %i, zone %i, retarder %s, %d %% upper: %j',
    (edition, climateZone, vaporRetarder, percent, why) => {
      const verdict = reducedRatioVerdict(
        { edition, climateZone, vaporRetarder },
        { part: percent * 1000, of: 100_000 },
      );
      expect(verdict).toEqual(why.length === 0 ? { allowed: true } : { allowed: false, why });
    },
  );

  it('CALC-3 below zone 6 the retarder makes no difference since 2012', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 5), measures({ min: 0, max: 100 }), (climateZone, percent) => {
        const share = { part: Math.round(percent * 1000), of: 100_000 };
        const facts = { edition: 2021, climateZone } as const;
        expect(reducedRatioVerdict({ ...facts, vaporRetarder: 'none' }, share)).toEqual(
          reducedRatioVerdict({ ...facts, vaporRetarder: 'I' }, share),
        );
      }),
    );
  });
});
