import { parsePermitFeesRequest, parsePermitProject } from '@ridgeline/core/calculators';
import type { Handlers } from '../../http/operations.ts';
import { calculateByName, iceAndWaterShield, IN_INPUTS, ventilation, waste } from './calculate-by-name.ts';
import { feeScheduleHandlers } from './fee-schedules.handlers.ts';
import { permitFeeAnswer } from './permit-fee.answer.ts';
import { savedCalculationHandlers } from './saved-calculations.handlers.ts';

type Calculators = Pick<
  Handlers,
  | 'calculate'
  | 'calculateWaste'
  | 'calculateIceAndWaterShield'
  | 'calculateVentilation'
  | 'calculatePermit'
  | 'estimatePermitFees'
  | 'estimateWaste'
> &
  typeof savedCalculationHandlers &
  typeof feeScheduleHandlers;

/** CALC-6: core calculates; there is no formula here. */
export const calculatorHandlers: Calculators = {
  async calculate({ body: { calculator, inputs }, db }) {
    return calculateByName(db, calculator, inputs);
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

  ...savedCalculationHandlers,
  ...feeScheduleHandlers,
};
