// Core's own calculators for `verify.mjs`: node verify.mjs -- node core.mjs
import { createInterface } from 'node:readline';
import {
  calculateIceAndWaterShield,
  calculatePermitFee,
  calculateVentilation,
  calculateWaste,
  parseFeeSchedule,
  parseIceAndWaterShield,
  parsePermitProject,
  parseVentilation,
  parseWaste,
} from '@ridgeline/core/calculators';

const CALCULATORS = {
  'ice-and-water-shield': (inputs) => calculateIceAndWaterShield(valueOf(parseIceAndWaterShield(inputs))),
  waste: (inputs) => calculateWaste(valueOf(parseWaste(inputs))),
  ventilation: (inputs) => calculateVentilation(valueOf(parseVentilation(inputs))),
  'permit-fee': ({ schedule, project }) =>
    calculatePermitFee({
      schedule: valueOf(parseFeeSchedule(schedule)),
      project: valueOf(parsePermitProject(project)),
    }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, calculator, inputs } = JSON.parse(line);
  const { outcome } = CALCULATORS[calculator](inputs);
  process.stdout.write(`${JSON.stringify({ id, outcome })}\n`);
}

function valueOf(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
