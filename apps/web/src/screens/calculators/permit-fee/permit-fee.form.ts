import {
  calculatePermitFee,
  type FeeSchedule,
  type InputFailure,
  modelFeeTable,
  parseOwnFees,
  parsePermitProject,
  type PermitFeeCalculation,
  type PermitProject,
} from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CalculatorForm } from '../calculator-form.ts';
import type { Fields, Texts } from '../input-texts.ts';

export const SCHEDULE_WAYS = ['municipality', 'model', 'own'] as const;

const OF_THE_PROJECT: Texts = {
  total_project_value: '15,000',
  material_cost: '8,000',
  roof_size: '2,450',
  roof_material_type: 'asphalt-shingle',
  property_type: 'residential',
  city_use_tax_added: 'false',
  county_use_tax_added: 'false',
};
const OF_THE_FEE: Texts = {
  by: 'model',
  schedule: '',
  'own.flat': '',
  'own.percent_of_value': '1',
  'own.plan_review_percent': '',
  'own.percent_of_materials': '',
};

/**
 * CALC-4: a project and the schedule it is charged by. Both are read, so that every failure is told at once.
 * `loaded` is the schedule of a municipality, null before it has arrived; `reportNumber` the project's.
 */
export function permitFeeForm(
  loaded: (id: string) => FeeSchedule | null,
  reportNumber: string | null,
): CalculatorForm<PermitFeeCalculation> {
  const scheduleOf = ({ by, own, schedule }: Fields): Result<FeeSchedule, readonly InputFailure[]> => {
    if (by === 'municipality') {
      const found = loaded(String(schedule));
      return found ? ok(found) : fail([{ field: 'schedule', code: 'selection-required' }]);
    }
    return by === 'own' ? ownFees(own) : ok(modelFeeTable);
  };
  return {
    type: 'permit-fee',
    starting: { ...OF_THE_PROJECT, ...OF_THE_FEE },
    isField: (path) => Object.hasOwn(OF_THE_PROJECT, path) || Object.hasOwn(OF_THE_FEE, path),
    filled: (texts, starts) => ({
      ...texts,
      ...starts,
      ...(starts['schedule'] !== undefined && texts['by'] === OF_THE_FEE['by'] && { by: 'municipality' }),
    }),
    calculate: ({ by, own, schedule, ...fields }) => {
      const ofReport = by === 'municipality' && reportNumber !== null ? { project_number: reportNumber } : {};
      const project = parsePermitProject({ ...fields, ...ofReport });
      const charged = scheduleOf({ by, own, schedule });
      if (project.ok && charged.ok) {
        return ok(calculatePermitFee({ schedule: charged.value, project: project.value }));
      }
      return fail([...(project.ok ? [] : project.failure), ...(charged.ok ? [] : charged.failure)]);
    },
    // D CALC-4.2: the API calculates by a published schedule alone.
    saved: ({ inputs: { project } }, { by, schedule }) =>
      by === 'municipality' && schedule !== undefined && loaded(schedule) !== null
        ? { ...onWire(project), schedule }
        : null,
  };
}

/** Failures are told at the fields of the screen. */
function ownFees(own: unknown): Result<FeeSchedule, readonly InputFailure[]> {
  const fees = parseOwnFees(own);
  return fees.ok ? fees : fail(fees.failure.map((one) => ({ ...one, field: `own.${one.field}` })));
}

function onWire(project: PermitProject): Fields {
  return {
    total_project_value: project.projectValue / 100,
    material_cost: project.materialCost / 100,
    roof_size: project.roofSize / 100,
    roof_material_type: project.roofMaterial,
    property_type: project.propertyType,
    city_use_tax_added: project.cityUseTax,
    county_use_tax_added: project.countyUseTax,
  };
}
