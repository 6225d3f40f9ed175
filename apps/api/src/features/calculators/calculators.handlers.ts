import {
  calculateIceAndWaterShield,
  calculateVentilation,
  calculateWaste,
  type CalculatorName,
  parseIceAndWaterShield,
  parsePermitFeesRequest,
  parsePermitProject,
  parseVentilation,
  parseWaste,
} from '@ridgeline/core/calculators';
import type { Handlers } from '../../http/operations.ts';
import { calculated, type CalculatorAnswer } from './calculator-answer.ts';
import { permitFeeAnswer } from './permit-fee.answer.ts';

type Calculators = Pick<
  Handlers,
  | 'calculate'
  | 'calculateWaste'
  | 'calculateIceAndWaterShield'
  | 'calculateVentilation'
  | 'calculatePermit'
  | 'estimatePermitFees'
  | 'estimateWaste'
>;
type Compute = (source: unknown, place: string) => CalculatorAnswer;

const waste: Compute = (source, place) => calculated(parseWaste(source), place, calculateWaste);
const iceAndWaterShield: Compute = (source, place) =>
  calculated(parseIceAndWaterShield(source), place, calculateIceAndWaterShield);
const ventilation: Compute = (source, place) =>
  calculated(parseVentilation(source), place, calculateVentilation);

const BY_NAME: Readonly<Record<Exclude<CalculatorName, 'permit-fee'>, Compute>> = {
  'ice-and-water-shield': iceAndWaterShield,
  waste,
  ventilation,
};

const IN_INPUTS = 'body/inputs';

/** CALC-6: core calculates; there is no formula here. */
export const calculatorHandlers: Calculators = {
  async calculate({ body: { calculator, inputs }, db }) {
    if (calculator === 'permit-fee') return permitFeeAnswer(db, inputs, IN_INPUTS, parsePermitProject);
    return BY_NAME[calculator](inputs, IN_INPUTS);
  },
  async calculateWaste({ body }) {
    return waste({ ...body.initial, ...body.inputs }, IN_INPUTS);
  },
  async calculateIceAndWaterShield({ body }) {
    return iceAndWaterShield({ ...body.initial, ...body.inputs }, IN_INPUTS);
  },
  async calculateVentilation({ body }) {
    return ventilation({ ...body.initial, ...body.inputs }, IN_INPUTS);
  },
  async calculatePermit({ body: { inputs }, db }) {
    return permitFeeAnswer(db, inputs, IN_INPUTS, parsePermitProject);
  },
  async estimatePermitFees({ body, db }) {
    return permitFeeAnswer(db, body, 'body', parsePermitFeesRequest);
  },
  async estimateWaste({ body }) {
    return waste(body, 'body');
  },
};
