import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeEditions, measures } from '../../testing/calculators/calculators.arbitrary.ts';
import {
  REDUCED_RATIO_RULES,
  reducedRatioVerdict,
  restsOnPlacement,
  VAPOR_RETARDERS,
  VENT_PLACEMENTS,
  type RatioFacts,
  type UpperShare,
} from './ventilation-ratio.policy.ts';

const retarderMissing = 'vapor-retarder-missing';
const tooLow = 'upper-share-too-low';
const tooHigh = 'upper-share-too-high';
const misplaced = 'vents-misplaced';

const CASES: readonly [
  year: RatioFacts['edition'],
  zone: RatioFacts['climateZone'],
  retarder: RatioFacts['vaporRetarder'],
  percent: number,
  why: readonly string[],
][] = [
  // since 2018: both conditions
  [2021, 6, 'none', 45, [retarderMissing]],
  [2021, 6, 'III', 45, [retarderMissing]],
  [2021, 6, 'II', 45, []],
  [2021, 8, 'I', 50, []],
  [2021, 6, 'II', 35, [tooLow]],
  [2018, 7, 'none', 55, [retarderMissing, tooHigh]],
  [2021, 4, 'none', 45, []],
  [2021, 5, 'none', 40, []],
  [2021, 4, 'none', 35, [tooLow]],
  [2021, 4, 'none', 55, [tooHigh]],
  [2024, 4, 'none', 50.001, [tooHigh]],
  // 2012 and 2015: disputed, so the stricter reading answers
  [2012, 4, 'none', 39.999, [tooLow]],
  [2012, 6, 'none', 45, [retarderMissing]],
  [2015, 6, 'II', 35, [tooLow]],
  [2015, 6, 'II', 45, []],
  // 2006 and 2009: either of the two, the upper part at 50 to 80 percent
  [2009, 4, 'none', 50, []],
  [2009, 4, 'none', 80, []],
  [2009, 4, 'none', 49.999, [retarderMissing, tooLow]],
  [2006, 7, 'none', 81, [retarderMissing, tooHigh]],
  [2006, 4, 'II', 10, []],
  [2009, 7, 'none', 60, []],
];

describe('whether 1/300 may be used', () => {
  it.each(CASES)(
    'CALC-3 edition %i, zone %i, retarder %s, %d %% upper: %j',
    (edition, climateZone, vaporRetarder, percent, why) => {
      const facts = { edition, climateZone, vaporRetarder, placement: 'met' } as const;
      expect(reducedRatioVerdict(facts, share(percent))).toEqual(
        why.length === 0 ? { allowed: true } : { allowed: false, why },
      );
    },
  );

  it.each([
    [6, 'none', 45, true],
    [6, 'II', 35, true],
    [6, 'none', 35, false],
    // A zone that the edition does not name cannot put a retarder in place of the upper part.
    [4, 'I', 35, false],
    [4, 'none', 45, true],
  ] as const)(
    'CALC-3 by the looser reading of 2012 and 2015, zone %i, retarder %s, %d %% upper: %j',
    (climateZone, vaporRetarder, percent, allowed) => {
      for (const edition of [2012, 2015] as const) {
        const facts = { edition, climateZone, vaporRetarder, placement: 'met' } as const;
        expect(reducedRatioVerdict(facts, share(percent), 'either-condition').allowed).toBe(allowed);
      }
    },
  );

  it('CALC-3 only 2012 and 2015 are read in two ways', () => {
    const disputed = Object.entries(REDUCED_RATIO_RULES).flatMap(([edition, { otherReading }]) =>
      otherReading === null ? [] : [edition],
    );
    expect(disputed).toEqual(['2012', '2015']);
  });

  it('CALC-3 vents that sit elsewhere refuse it, unless the edition takes a retarder in their place', () => {
    const facts = { climateZone: 4, vaporRetarder: 'II', placement: 'not-met' } as const;
    expect(reducedRatioVerdict({ ...facts, edition: 2021 }, share(45))).toEqual({
      allowed: false,
      why: [misplaced],
    });
    expect(reducedRatioVerdict({ ...facts, edition: 2009 }, share(60)).allowed).toBe(true);
    expect(restsOnPlacement({ ...facts, placement: 'assumed', edition: 2021 }, share(45))).toBe(true);
    expect(restsOnPlacement({ ...facts, placement: 'assumed', edition: 2009 }, share(60))).toBe(false);
  });

  it('CALC-3 below zone 6 the retarder makes no difference since 2012', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 5), measures({ min: 0, max: 100 }), (climateZone, percent) => {
        const facts = { edition: 2021, climateZone, placement: 'met' } as const;
        expect(reducedRatioVerdict({ ...facts, vaporRetarder: 'none' }, share(percent))).toEqual(
          reducedRatioVerdict({ ...facts, vaporRetarder: 'I' }, share(percent)),
        );
      }),
    );
  });

  it('CALC-3 the stricter reading never allows what the looser one refuses', () => {
    let disputed = 0;
    fc.assert(
      fc.property(
        codeEditions(),
        fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8),
        fc.constantFrom(...VAPOR_RETARDERS),
        fc.constantFrom(...VENT_PLACEMENTS),
        measures({ min: 0, max: 100 }),
        (edition, climateZone, vaporRetarder, placement, percent) => {
          const facts = { edition, climateZone, vaporRetarder, placement } as const;
          const { otherReading } = REDUCED_RATIO_RULES[edition];
          if (otherReading === null || !reducedRatioVerdict(facts, share(percent)).allowed) return;
          disputed++;
          expect(reducedRatioVerdict(facts, share(percent), otherReading).allowed).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(disputed).toBeGreaterThan(0);
  });
});

function share(percent: number): UpperShare {
  return { part: Math.round(percent * 1000), of: 100_000 };
}
