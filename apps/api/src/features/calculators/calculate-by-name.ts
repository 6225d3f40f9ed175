import {
  calculateIceAndWaterShield,
  calculateVentilation,
  calculateWaste,
  type CalculatorName,
  parseIceAndWaterShield,
  parsePermitProject,
  parseVentilation,
  parseWaste,
} from '@ridgeline/core/calculators';
import type { CallerDb } from '../../db/caller-db.ts';
import { calculated, type CalculatorAnswer } from './calculator-answer.ts';
import { permitFeeAnswer } from './permit-fee.answer.ts';

type Compute = (source: unknown, place: string) => CalculatorAnswer;

export const waste: Compute = (source, place) => calculated(parseWaste(source), place, calculateWaste);
export const iceAndWaterShield: Compute = (source, place) =>
  calculated(parseIceAndWaterShield(source), place, calculateIceAndWaterShield);
export const ventilation: Compute = (source, place) =>
  calculated(parseVentilation(source), place, calculateVentilation);

const BY_NAME: Readonly<Record<Exclude<CalculatorName, 'permit-fee'>, Compute>> = {
  'ice-and-water-shield': iceAndWaterShield,
  waste,
  ventilation,
};

export const IN_INPUTS = 'body/inputs';

/** Any calculator on the `inputs` of a request. */
export async function calculateByName(
  db: CallerDb,
  calculator: CalculatorName,
  inputs: Readonly<Record<string, unknown>>,
): Promise<CalculatorAnswer> {
  if (calculator === 'permit-fee') return permitFeeAnswer(db, inputs, IN_INPUTS, parsePermitProject);
  return BY_NAME[calculator](inputs, IN_INPUTS);
}
