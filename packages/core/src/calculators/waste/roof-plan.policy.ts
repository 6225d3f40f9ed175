import { fromThousandths, rootQuotient, thousandths } from '../exact.ts';

/** CALC-1: a simple roof known by its outline seen from above, overhangs included, and its pitch. */
export type RoofPlan = {
  readonly shape: 'shed' | 'gable' | 'hip';
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly rise: number;
};

export const PLAN_SHAPES = ['shed', 'gable', 'hip'] as const satisfies readonly RoofPlan['shape'][];

export type RoofMeasures = {
  readonly areaSf: number;
  readonly eavesFt: number;
  readonly rakesFt: number;
  readonly hipsFt: number;
  readonly ridgesFt: number;
};

const LEVEL = 12_000;

/**
 * Every measure on the slope is rounded up to a thousandth, so that no bundle is lost to rounding. A ridge runs along
 * the longer side of a hip roof, and along the length of a gable; a shed falls across its width.
 */
export function measureRoofPlan({ shape, lengthFt, widthFt, rise }: RoofPlan): RoofMeasures {
  const length = thousandths(lengthFt);
  const width = thousandths(widthFt);
  const slope = thousandths(rise) ** 2 + LEVEL ** 2;
  const hip = slope + LEVEL ** 2;
  const areaSf = onSlope(length * width, slope, 1000);
  switch (shape) {
    case 'shed':
      return { areaSf, eavesFt: lengthFt, rakesFt: onSlope(2 * width, slope), hipsFt: 0, ridgesFt: 0 };
    case 'gable':
      return {
        areaSf,
        eavesFt: fromThousandths(2 * length),
        rakesFt: onSlope(2 * width, slope),
        hipsFt: 0,
        ridgesFt: lengthFt,
      };
    case 'hip':
      return {
        areaSf,
        eavesFt: fromThousandths(2 * (length + width)),
        rakesFt: 0,
        hipsFt: onSlope(2 * Math.min(length, width), hip),
        ridgesFt: fromThousandths(Math.abs(length - width)),
      };
  }
}

function onSlope(level: number, square: number, unit = 1): number {
  return fromThousandths(rootQuotient(1, { factor: level, square, plus: 0 }, LEVEL * unit, 'up'));
}
