import { PRACTICE } from '../basis.ts';
import { step } from '../calculation.ts';
import { traceEave, type IceStep } from './eave.trace.ts';
import type { IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { hundredths, type IceAndWaterShieldOutcome } from './ice-and-water-shield.policy.ts';

/** The steps behind an outcome, from each eave to the rolls to order. */
export function traceIceAndWaterShield(
  inputs: IceAndWaterShieldInputs,
  outcome: IceAndWaterShieldOutcome,
): readonly IceStep[] {
  return [
    ...inputs.eaves.flatMap((eave, index) => traceEave(eave, `eaves.${index}`, inputs)),
    ...traceOrder(inputs, outcome),
  ];
}

function traceOrder(inputs: IceAndWaterShieldInputs, outcome: IceAndWaterShieldOutcome): IceStep[] {
  const W = inputs.rollWidthIn;
  const V = inputs.valleysFt;
  return [
    step({
      code: 'valleys',
      formula: 'V × W / 12',
      numbers: { V, W },
      result: outcome.valleysSf,
      unit: 'sf',
      rounding: 'half-up-to-hundredth',
      basis: PRACTICE,
    }),
    step({
      code: 'total',
      formula: 'E + V',
      numbers: { E: hundredths(outcome.totalSf - outcome.valleysSf) / 100, V: outcome.valleysSf },
      result: outcome.totalSf,
      unit: 'sf',
      interpretation: inputs.measure,
    }),
    step({
      code: 'rolls',
      formula: 'ceil((R + V) × W / 12 / A)',
      numbers: { R: outcome.rowsFt, V, W, A: inputs.rollAreaSf },
      result: outcome.rolls,
      unit: 'roll',
      rounding: 'up-to-whole',
      basis: PRACTICE,
    }),
  ];
}
