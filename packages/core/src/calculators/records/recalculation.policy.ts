import { fail, ok, type Result } from '../../shared/result.ts';
import type { Calculation, CalculatorName } from '../calculation.ts';
import { canonicalText } from '../fingerprint.ts';
import { calculateIceAndWaterShield } from '../ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { parseIceAndWaterShield } from '../ice-and-water-shield/ice-and-water-shield.inputs.ts';
import { isRecord } from '../inputs.ts';
import { parseFeeSchedule } from '../permit-fee/parse-fee-schedule.policy.ts';
import { calculatePermitFee, type PermitFeeInputs } from '../permit-fee/permit-fee.policy.ts';
import { parsePermitProject } from '../permit-fee/permit-project.policy.ts';
import { calculateVentilation } from '../ventilation/ventilation.calculator.ts';
import { parseVentilation } from '../ventilation/ventilation.inputs.ts';
import { calculateWaste } from '../waste/waste.calculator.ts';
import { parseWaste } from '../waste/waste.inputs.ts';

type Parse<Inputs> = (source: unknown) => Result<Inputs, unknown>;
type Recalculate = (inputs: unknown) => Calculation<unknown, unknown> | null;

/** Each calculator on the inputs of a record; null if it would not have recorded them. */
export const RECALCULATIONS = {
  waste: recalculation(parseWaste, calculateWaste),
  ventilation: recalculation(parseVentilation, calculateVentilation),
  'ice-and-water-shield': recalculation(parseIceAndWaterShield, calculateIceAndWaterShield),
  'permit-fee': recalculation(parsePermitFeeInputs, calculatePermitFee),
} as const satisfies Readonly<Record<CalculatorName, Recalculate>>;

/** Records are untrusted: their inputs are parsed again, and accepted only if parsing changes nothing. */
function recalculation<Inputs, Facts extends Calculation<unknown, unknown>>(
  parse: Parse<Inputs>,
  calculate: (inputs: Inputs) => Facts,
): (inputs: unknown) => Facts | null {
  return (recorded) => {
    const inputs = parse(recorded);
    return inputs.ok && canonicalText(inputs.value) === canonicalText(recorded)
      ? calculate(inputs.value)
      : null;
  };
}

/** A record has cents and hundredths of a square foot; the inputs are dollars and square feet. */
function parsePermitFeeInputs(recorded: unknown): Result<PermitFeeInputs, unknown> {
  const { schedule: given, project: facts } = isRecord(recorded) ? recorded : {};
  if (!isRecord(facts)) return fail('no-project');
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
