import { thousandths, timesOver } from '../exact.ts';
import {
  evaluateEave,
  iceBarrierRequirements,
  IN_A_HUNDREDTH_SF,
  type EaveOutcome,
  type RollAreas,
} from './eave.policy.ts';
import type { IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';

export type IceAndWaterShieldOutcome = RollAreas & {
  readonly eaves: readonly EaveOutcome[];
  readonly valleysSf: number;
  /** Eaves in the measure chosen, and valleys. */
  readonly totalSf: number;
  /** Total length of all rows of all eaves. */
  readonly rowsFt: number;
  readonly rolls: number;
};

/** Thousandths of a foot by thousandths of an inch that make a thousandth of a square foot. */
const IN_A_THOUSANDTH_SF = 12_000;

// CALC-2, CALC-6
export function evaluateIceAndWaterShield(inputs: IceAndWaterShieldInputs): IceAndWaterShieldOutcome {
  const requirements = iceBarrierRequirements(inputs);
  const width = thousandths(inputs.rollWidthIn);
  const eaves = inputs.eaves.map((eave) => evaluateEave(eave, inputs, requirements));
  let actual = 0;
  let half = 0;
  let full = 0;
  let rowsFt = 0;
  for (const [at, eave] of inputs.eaves.entries()) {
    const outcome = eaves[at];
    if (outcome === undefined) continue;
    actual += hundredths(outcome.actualSf);
    half += hundredths(outcome.halfRollSf);
    full += hundredths(outcome.fullRollSf);
    rowsFt += outcome.rows * thousandths(eave.lengthFt);
  }
  const valleys = thousandths(inputs.valleysFt);
  const valleysSf = timesOver(valleys, width, IN_A_HUNDREDTH_SF, 'half-up');
  const counted = inputs.measure === 'actual' ? actual : inputs.measure === 'half-roll' ? half : full;
  return {
    eaves,
    actualSf: actual / 100,
    halfRollSf: half / 100,
    fullRollSf: full / 100,
    valleysSf: valleysSf / 100,
    totalSf: (counted + valleysSf) / 100,
    rowsFt: rowsFt / 1000,
    rolls: timesOver(rowsFt + valleys, width, IN_A_THOUSANDTH_SF * thousandths(inputs.rollAreaSf), 'up'),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
