import type { FeeScheduleFinding } from './fee-schedule-finding.ts';
import { compileFeeSchedule, type CompiledFeeSchedule } from './compiled-fee-schedule.ts';
import { unitsPerOne } from './fee-amounts.ts';
import type { FeeQuantity, FeeSchedule } from './fee-schedule.ts';
import type { PermitProject } from './permit-project.ts';
import { permitFeeTotal } from './fee-calculation.policy.ts';

const LITTLE: Quantities = { projectValue: 0, contractPrice: 0, materialCost: 0, roofSize: 0 };
/** Ten million dollars; a hundred thousand square feet. */
const MUCH: Quantities = {
  projectValue: 1_000_000_000,
  contractPrice: 1_000_000_000,
  materialCost: 1_000_000_000,
  roofSize: 10_000_000,
};

const EVERYTHING_CHARGED = {
  projectNumber: null,
  roofMaterial: 'asphalt-shingle',
  cityUseTax: true,
  countyUseTax: true,
  planReview: true,
  mechanicalWork: true,
  feePaidBefore: 0,
} as const;

type Quantities = Pick<PermitProject, 'projectValue' | 'contractPrice' | 'materialCost' | 'roofSize'>;
const FIELD = {
  valuation: 'projectValue',
  contract: 'contractPrice',
  materials: 'materialCost',
  squares: 'roofSize',
  sf: 'roofSize',
} as const satisfies Record<FeeQuantity, keyof Quantities>;

/** A line that is charged only within a range can leave the whole fee lower just beyond it: tried on both sides. */
export function feesDropWhereConditionsChange(schedule: FeeSchedule): readonly FeeScheduleFinding[] {
  const compiled = compileFeeSchedule(schedule);
  if (!compiled.ok) return [];
  return thresholdsIn(compiled.value).flatMap(({ quantity, at, boundary }) => {
    const drop = projectsAt(schedule, quantity, boundary)
      .map((project) => ({
        before: permitFeeTotal(compiled.value, project),
        after: permitFeeTotal(compiled.value, { ...project, [FIELD[quantity]]: boundary + 1 }),
      }))
      .find(({ before, after }) => before !== null && after !== null && after < before);
    if (!drop || drop.before === null || drop.after === null) return [];
    const { before, after } = drop;
    return [{ code: 'decreasing' as const, at, boundary: boundary / unitsPerOne(quantity), before, after }];
  });
}

type Threshold = { readonly quantity: FeeQuantity; readonly at: string; readonly boundary: number };

function thresholdsIn({ lines }: CompiledFeeSchedule): readonly Threshold[] {
  return lines.flatMap(({ index, when }) =>
    when.within
      .filter(({ upTo }) => upTo !== Number.POSITIVE_INFINITY)
      .map(({ quantity, upTo }) => ({ quantity, at: `components.${index}.when`, boundary: upTo })),
  );
}

function projectsAt(
  { covers }: FeeSchedule,
  quantity: FeeQuantity,
  boundary: number,
): readonly PermitProject[] {
  const field = FIELD[quantity];
  return covers.flatMap((propertyType) => [
    { ...EVERYTHING_CHARGED, ...LITTLE, propertyType, [field]: boundary },
    { ...EVERYTHING_CHARGED, ...MUCH, propertyType, [field]: boundary },
  ]);
}
