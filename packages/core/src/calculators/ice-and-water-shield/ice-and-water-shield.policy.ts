import { rootQuotient, thousandths } from '../exact.ts';
import { evaluateEave, IN_A_HUNDREDTH_SF, plain, type EaveOutcome, type RollAreas } from './eave.policy.ts';
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
  const width = plain(thousandths(inputs.rollWidthIn));
  const eaves = inputs.eaves.map((eave) => evaluateEave(eave, inputs));
  const [actual, half, full] = [
    sumOf(eaves, 'actualSf'),
    sumOf(eaves, 'halfRollSf'),
    sumOf(eaves, 'fullRollSf'),
  ];
  const rowsFt = inputs.eaves.reduce(
    (sum, { lengthFt }, at) => sum + thousandths(lengthFt) * (eaves[at]?.rows ?? 0),
    0,
  );
  const valleys = thousandths(inputs.valleysFt);
  const valleysSf = rootQuotient(valleys, width, IN_A_HUNDREDTH_SF, 'half-up');
  const counted = inputs.measure === 'actual' ? actual : inputs.measure === 'half-roll' ? half : full;
  return {
    eaves,
    actualSf: actual / 100,
    halfRollSf: half / 100,
    fullRollSf: full / 100,
    valleysSf: valleysSf / 100,
    totalSf: (counted + valleysSf) / 100,
    rowsFt: rowsFt / 1000,
    rolls: rootQuotient(rowsFt + valleys, width, IN_A_THOUSANDTH_SF * thousandths(inputs.rollAreaSf), 'up'),
  };
}

/** In hundredths. */
function sumOf(eaves: readonly EaveOutcome[], figure: keyof RollAreas): number {
  return eaves.reduce((sum, eave) => sum + hundredths(eave[figure]), 0);
}

export function hundredths(value: number): number {
  return Math.round(value * 100);
}
