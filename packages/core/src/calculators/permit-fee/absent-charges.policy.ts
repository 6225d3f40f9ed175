import { step, type TraceStep } from '../calculation.ts';
import type { Basis } from '../basis.ts';
import type { FeeComponent, FeeCondition, FeeName, FeeSchedule } from './fee-schedule.ts';
import type { PermitProject } from './permit-project.ts';

/** Charges that are asked for one by one, and what the schedule calls them. */
const CHARGES = {
  cityUseTax: 'city-use-tax',
  countyUseTax: 'county-use-tax',
  planReview: 'plan-review',
  mechanicalWork: 'mechanical',
} as const satisfies { readonly [Fact in keyof PermitProject & keyof FeeCondition]?: FeeName };
type ChargeFact = keyof typeof CHARGES;
const FACTS: readonly ChargeFact[] = ['cityUseTax', 'countyUseTax', 'planReview', 'mechanicalWork'];

export type AbsentCharge = { readonly fact: ChargeFact; readonly name: (typeof CHARGES)[ChargeFact] };
export type AbsentChargeCaution = `${AbsentCharge['name']}-not-in-schedule`;

/** CALC-4: what was asked for and the schedule has no line for: nothing is added, and that is said. */
export function absentCharges(schedule: FeeSchedule, project: PermitProject): readonly AbsentCharge[] {
  return FACTS.filter(
    (fact) => project[fact] && !schedule.components.some((component) => charges(component, fact, project)),
  ).map((fact) => ({ fact, name: CHARGES[fact] }));
}

export function absentChargeStep(
  { fact, name }: AbsentCharge,
  basis: Basis,
): TraceStep<AbsentCharge['name']> {
  return step({
    code: name,
    at: `project.${fact}`,
    formula: '0',
    numbers: {},
    result: 0,
    unit: 'cent',
    basis,
    interpretation: 'not-in-schedule',
  });
}

function charges({ when }: FeeComponent, fact: ChargeFact, { propertyType }: PermitProject): boolean {
  return when?.[fact] === true && (when.propertyType ?? propertyType) === propertyType;
}
