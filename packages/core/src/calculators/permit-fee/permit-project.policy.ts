import type { Result } from '../../shared/result.ts';
import { thousandths, timesOver } from '../exact.ts';
import { InputReader, type InputFailure, type MeasuredRange } from '../inputs.ts';
import { DOLLARS, SQUARE_FEET } from '../measure-text.ts';
import { PERMIT_PROPERTY_TYPES, ROOF_MATERIALS } from './fee-schedule.ts';
import type { PermitProject } from './permit-project.ts';

export const PERMIT_MONEY: MeasuredRange = { min: 0, max: 1_000_000_000, quantity: DOLLARS };
export const PERMIT_ROOF_SIZE: MeasuredRange = { min: 0, max: 10_000_000, quantity: SQUARE_FEET };

/** CALC-4 ENT-7: the inputs under the names of the permit fee calculator. The roof size is in square feet. */
export function parsePermitProject(source: unknown): Result<PermitProject, readonly InputFailure[]> {
  const given = new InputReader(source);
  // The schedule is one of the inputs; the caller reads it.
  given.has('schedule');
  return projectFrom(given, { value: 'total_project_value', materials: 'material_cost' });
}

/** CALC-4: the same under the names of POST /permit-fees, which has no use tax. */
export function parsePermitFeesRequest(source: unknown): Result<PermitProject, readonly InputFailure[]> {
  return projectFrom(new InputReader(source), {
    value: 'estimated_project_valuation',
    materials: 'estimated_material_cost',
  });
}

function projectFrom(
  given: InputReader,
  named: { readonly value: string; readonly materials: string },
): Result<PermitProject, readonly InputFailure[]> {
  return given.result({
    // CALC-5: a calculator runs with or without a report.
    projectNumber: given.text('project_number', undefined, null),
    roofSize: hundredths(given.number('roof_size', PERMIT_ROOF_SIZE)),
    roofMaterial: given.choice('roof_material_type', ROOF_MATERIALS),
    materialCost: hundredths(given.number(named.materials, PERMIT_MONEY)),
    projectValue: hundredths(given.number(named.value, PERMIT_MONEY)),
    contractPrice: given.has('contract_price')
      ? hundredths(given.number('contract_price', PERMIT_MONEY))
      : null,
    cityUseTax: given.choice('city_use_tax_added', [false, true], false),
    countyUseTax: given.choice('county_use_tax_added', [false, true], false),
    propertyType: given.choice('property_type', PERMIT_PROPERTY_TYPES, 'residential'),
    planReview: given.choice('plan_review', [false, true], false),
    mechanicalWork: given.choice('mechanical_work', [false, true], false),
    feePaidBefore: hundredths(given.number('fee_paid_before', PERMIT_MONEY, 0)),
  });
}

/** Cents of dollars, hundredths of square feet; a half goes up. */
export function hundredths(value: number): number {
  return timesOver(thousandths(value), 1, 10, 'half-up');
}
