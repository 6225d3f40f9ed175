import fc from 'fast-check';
import { ROOF_SHAPES, type Complexity } from '../../calculators/waste/complexity.ts';
import {
  measureRoofPlan,
  PLAN_SHAPES,
  type RoofMeasures,
  type RoofPlan,
} from '../../calculators/waste/roof-plan.policy.ts';
import {
  BUNDLE_ROUNDINGS,
  STARTER_PLACES,
  WASTE_WAYS,
  type WasteInputs,
} from '../../calculators/waste/waste.inputs.ts';
import { codeEditions, measures, rollMeasures } from './calculators.arbitrary.ts';

const lengths = measures({ min: 0, max: 100_000 });

export function complexities(): fc.Arbitrary<Complexity> {
  return fc.record({
    shape: fc.constantFrom(...ROOF_SHAPES),
    valleys: fc.nat(12),
    dormers: fc.nat(12),
    penetrations: fc.nat(12),
  });
}

export function roofPlans(): fc.Arbitrary<RoofPlan> {
  return fc.record({
    shape: fc.constantFrom(...PLAN_SHAPES),
    lengthFt: measures({ min: 0, max: 500 }),
    widthFt: measures({ min: 0, max: 500 }),
    rise: measures({ min: 0, max: 24 }),
  });
}

/** Any inputs that the calculator accepts, with every way to waste entered. */
export function wasteInputsOfAnyKind(): fc.Arbitrary<WasteInputs> {
  return fc.tuple(measuredRoofs(), otherInputs()).map(([roof, others]) => ({ ...others, ...roof }));
}

type MeasuredRoof = RoofMeasures & Pick<WasteInputs, 'plan' | 'rise'>;

/** Mostly measured on the roof, else from a plan. */
function measuredRoofs(): fc.Arbitrary<MeasuredRoof> {
  const entered = fc.record({
    areaSf: measures({ min: 0, max: 1_000_000 }),
    eavesFt: lengths,
    rakesFt: lengths,
    hipsFt: lengths,
    ridgesFt: lengths,
    plan: fc.constant(null),
    rise: measures({ min: 0, max: 24 }),
  });
  const planned = roofPlans().map((plan) => ({ ...measureRoofPlan(plan), plan, rise: plan.rise }));
  return fc.oneof({ weight: 2, arbitrary: entered }, { weight: 1, arbitrary: planned });
}

function otherInputs(): fc.Arbitrary<Omit<WasteInputs, keyof MeasuredRoof>> {
  return fc.record({
    edition: codeEditions(),
    way: fc.constantFrom(...WASTE_WAYS),
    percent: measures({ min: 0, max: 100 }),
    complexity: complexities(),
    cutEdgeFt: lengths,
    rounding: fc.constantFrom(...BUNDLE_ROUNDINGS),
    bundlesPerSquare: measures({ min: 1, max: 10 }),
    starterAlong: fc.constantFrom(...STARTER_PLACES),
    starterFtPerBundle: measures({ min: 1, max: 1_000 }),
    capFtPerBundle: measures({ min: 1, max: 1_000 }),
    dripEdgePieceFt: measures({ min: 1, max: 100 }),
    dripEdgeLapIn: measures({ min: 0, max: 11 }),
    underlaymentMeasure: rollMeasures(),
    underlaymentRollSf: measures({ min: 10, max: 10_000 }),
  });
}
