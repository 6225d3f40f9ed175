import type { Result } from '../../shared/result.ts';
import { CODE_EDITIONS, type CodeEdition } from '../code-edition.ts';
import { InputReader, wholeNumber, type InputFailure } from '../inputs.ts';
import { FEET, INCHES, PERCENT, RISE, SQUARE_FEET } from '../measure-text.ts';
import { ROLL_MEASURES, type RollMeasure } from '../roll-measure.ts';
import { ROOF_SHAPES, type Complexity } from './complexity.ts';
import { measureRoofPlan, PLAN_SHAPES, type RoofMeasures, type RoofPlan } from './roof-plan.policy.ts';
import {
  CAP_FT,
  DRIP_EDGE,
  SHINGLE_KINDS,
  SHINGLES,
  STARTER_FT,
  UNDERLAYMENT_KINDS,
  UNDERLAYMENTS,
} from './waste-products.ts';

/** CALC-1: the three waste methods. */
export const WASTE_WAYS = ['flat', 'complexity', 'cut-edge'] as const;
export type WasteWay = (typeof WASTE_WAYS)[number];

export const BUNDLE_ROUNDINGS = ['actual', 'nearest-bundle'] as const;
export type BundleRounding = (typeof BUNDLE_ROUNDINGS)[number];

export const STARTER_PLACES = ['eaves', 'eaves-and-rakes'] as const;
export type StarterPlace = (typeof STARTER_PLACES)[number];

export type WasteInputs = RoofMeasures & {
  /** The outline the measures were derived from, or null if they were entered. */
  readonly plan: RoofPlan | null;
  readonly rise: number;
  readonly edition: CodeEdition;
  readonly way: WasteWay;
  /** The inputs of each method; null if not entered, never null for the chosen method. */
  readonly percent: number | null;
  readonly complexity: Complexity | null;
  readonly cutEdgeFt: number | null;
  readonly rounding: BundleRounding;
  readonly bundlesPerSquare: number;
  readonly starterAlong: StarterPlace;
  readonly starterFtPerBundle: number;
  readonly capFtPerBundle: number;
  readonly dripEdgePieceFt: number;
  readonly dripEdgeLapIn: number;
  readonly underlaymentMeasure: RollMeasure;
  readonly underlaymentRollSf: number;
};

const LENGTH = { min: 0, max: 100_000, quantity: FEET } as const;
const COUNT = { min: 0, max: 1_000 };

export function parseWaste(source: unknown): Result<WasteInputs, readonly InputFailure[]> {
  const reader = new InputReader(source);
  const way = reader.choice('way', WASTE_WAYS, 'flat');
  const rise = reader.number('rise', { min: 0, max: 24, quantity: RISE });
  const plan = reader.has('plan') ? readPlan(reader.group('plan'), rise) : null;
  const shingle = SHINGLES[reader.choice('shingle', SHINGLE_KINDS, 'architectural')];
  const underlayment = UNDERLAYMENTS[reader.choice('underlayment', UNDERLAYMENT_KINDS, 'synthetic')];
  return reader.result({
    ...(plan === null ? readMeasures(reader) : readDerived(reader, measureRoofPlan(plan))),
    plan,
    rise,
    edition: reader.choice('edition', CODE_EDITIONS, 2021),
    way,
    percent:
      way === 'flat' || reader.has('percent')
        ? reader.number('percent', { min: 0, max: 100, quantity: PERCENT })
        : null,
    complexity:
      way === 'complexity' || reader.has('complexity') ? readComplexity(reader.group('complexity')) : null,
    cutEdgeFt: way === 'cut-edge' || reader.has('cutEdgeFt') ? reader.number('cutEdgeFt', LENGTH) : null,
    rounding: reader.choice('rounding', BUNDLE_ROUNDINGS, 'nearest-bundle'),
    bundlesPerSquare: reader.number('bundlesPerSquare', { min: 1, max: 10 }, shingle.bundlesPerSquare),
    starterAlong: reader.choice('starterAlong', STARTER_PLACES, 'eaves-and-rakes'),
    starterFtPerBundle: reader.number(
      'starterFtPerBundle',
      { min: 1, max: 1_000, quantity: FEET },
      STARTER_FT,
    ),
    capFtPerBundle: reader.number('capFtPerBundle', { min: 1, max: 1_000, quantity: FEET }, CAP_FT),
    dripEdgePieceFt: reader.number(
      'dripEdgePieceFt',
      { min: 1, max: 100, quantity: FEET },
      DRIP_EDGE.pieceFt,
    ),
    dripEdgeLapIn: reader.number('dripEdgeLapIn', { min: 0, max: 11, quantity: INCHES }, DRIP_EDGE.lapIn),
    underlaymentMeasure: reader.choice('underlaymentMeasure', ROLL_MEASURES, 'full-roll'),
    underlaymentRollSf: reader.number(
      'underlaymentRollSf',
      { min: 10, max: 10_000, quantity: SQUARE_FEET },
      underlayment.coverageSf,
    ),
  });
}

function readMeasures(reader: InputReader): RoofMeasures {
  return {
    areaSf: reader.number('areaSf', { min: 0, max: 1_000_000, quantity: SQUARE_FEET }),
    eavesFt: reader.number('eavesFt', LENGTH, 0),
    rakesFt: reader.number('rakesFt', LENGTH, 0),
    hipsFt: reader.number('hipsFt', LENGTH, 0),
    ridgesFt: reader.number('ridgesFt', LENGTH, 0),
  };
}

function readDerived(reader: InputReader, measures: RoofMeasures): RoofMeasures {
  return {
    areaSf: reader.derived('areaSf', measures.areaSf),
    eavesFt: reader.derived('eavesFt', measures.eavesFt),
    rakesFt: reader.derived('rakesFt', measures.rakesFt),
    hipsFt: reader.derived('hipsFt', measures.hipsFt),
    ridgesFt: reader.derived('ridgesFt', measures.ridgesFt),
  };
}

function readPlan(plan: InputReader, rise: number): RoofPlan {
  return {
    shape: plan.choice('shape', PLAN_SHAPES),
    lengthFt: plan.number('lengthFt', { min: 0, max: 500, quantity: FEET }),
    widthFt: plan.number('widthFt', { min: 0, max: 500, quantity: FEET }),
    rise: plan.derived('rise', rise),
  };
}

function readComplexity(complexity: InputReader): Complexity {
  return {
    shape: complexity.choice('shape', ROOF_SHAPES),
    valleys: wholeNumber(complexity, 'valleys', COUNT, 0),
    dormers: wholeNumber(complexity, 'dormers', COUNT, 0),
    penetrations: wholeNumber(complexity, 'penetrations', COUNT, 0),
  };
}
