import {
  calculatePermitFee,
  type InputFailure,
  modelFeeTable,
  parseOwnFees,
  parsePermitProject,
  type PermitFeeCalculation,
} from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CalculatorForm } from '../calculator-form.ts';
import type { Fields, Texts } from '../input-texts.ts';

export const SCHEDULE_WAYS = ['model', 'own'] as const;

const OF_THE_PROJECT: Texts = {
  total_project_value: '15,000',
  material_cost: '8,000',
  roof_size: '2,450',
  roof_material_type: 'asphalt-shingle',
  property_type: 'residential',
};
const OF_THE_FEE: Texts = {
  by: 'model',
  'own.flat': '',
  'own.percent_of_value': '1',
  'own.plan_review_percent': '',
  'own.percent_of_materials': '',
};

/** CALC-4: a project and the schedule it is charged by. Both are read, so that every failure is told at once. */
function calculate({ by, own, ...project }: Fields): Result<PermitFeeCalculation, readonly InputFailure[]> {
  const read = parsePermitProject(project);
  const schedule = by === 'own' ? parseOwnFees(own) : ok(modelFeeTable);
  if (!schedule.ok) {
    const ofTheFee = schedule.failure.map((failure) => ({ ...failure, field: `own.${failure.field}` }));
    return fail(read.ok ? ofTheFee : [...read.failure, ...ofTheFee]);
  }
  return read.ok ? ok(calculatePermitFee({ schedule: schedule.value, project: read.value })) : read;
}

export const permitFeeForm: CalculatorForm<PermitFeeCalculation> = {
  type: 'permit-fee',
  starting: { ...OF_THE_PROJECT, ...OF_THE_FEE },
  isField: (path) => Object.hasOwn(OF_THE_PROJECT, path) || Object.hasOwn(OF_THE_FEE, path),
  calculate,
};
