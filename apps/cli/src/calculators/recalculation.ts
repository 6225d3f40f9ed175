import { isDeepStrictEqual } from 'node:util';
import {
  calculateIceAndWaterShield,
  calculatePermitFee,
  calculateVentilation,
  calculateWaste,
  type Calculation,
  type CalculatorName,
  parseFeeSchedule,
  parseIceAndWaterShield,
  parsePermitProject,
  parseVentilation,
  parseWaste,
  type PermitFeeInputs,
} from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { hasFields } from '../command-line/json-source.ts';

type Parse<Inputs> = (source: unknown) => Result<Inputs, unknown>;
type Recalculate = (inputs: unknown) => Calculation<unknown, unknown> | null;

/** Each calculator on the inputs of a record; null if it would not have recorded them. */
export const RECALCULATIONS: Readonly<Record<CalculatorName, Recalculate>> = {
  waste: recalculation(parseWaste, calculateWaste),
  ventilation: recalculation(parseVentilation, calculateVentilation),
  'ice-and-water-shield': recalculation(parseIceAndWaterShield, calculateIceAndWaterShield),
  'permit-fee': recalculation(parsePermitFeeInputs, calculatePermitFee),
};

/** Records are untrusted: their inputs are parsed again, and accepted only if parsing changes nothing. */
function recalculation<Inputs>(
  parse: Parse<Inputs>,
  calculate: (inputs: Inputs) => Calculation<unknown, unknown>,
): Recalculate {
  return (recorded) => {
    const inputs = parse(recorded);
    return inputs.ok && isDeepStrictEqual(inputs.value, recorded) ? calculate(inputs.value) : null;
  };
}

/** A record has cents and hundredths of a square foot; the inputs are dollars and square feet. */
function parsePermitFeeInputs(recorded: unknown): Result<PermitFeeInputs, unknown> {
  const { schedule: given, project: facts } = hasFields(recorded) ? recorded : {};
  if (!hasFields(facts)) return fail('no-project');
  const schedule = parseFeeSchedule(given);
  const project = parsePermitProject({
    project_number: facts['projectNumber'],
    roof_size: wholeFrom(facts['roofSize']),
    roof_material_type: facts['roofMaterial'],
    material_cost: wholeFrom(facts['materialCost']),
    total_project_value: wholeFrom(facts['projectValue']),
    contract_price: wholeFrom(facts['contractPrice']),
    city_use_tax_added: facts['cityUseTax'],
    county_use_tax_added: facts['countyUseTax'],
    property_type: facts['propertyType'],
    plan_review: facts['planReview'],
    mechanical_work: facts['mechanicalWork'],
    fee_paid_before: wholeFrom(facts['feePaidBefore']),
  });
  if (!schedule.ok) return schedule;
  return project.ok ? ok({ schedule: schedule.value, project: project.value }) : project;
}

function wholeFrom(hundredths: unknown): unknown {
  return typeof hundredths === 'number' ? hundredths / 100 : hundredths;
}
