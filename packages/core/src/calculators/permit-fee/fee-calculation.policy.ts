import { divide } from '../exact.ts';
import type {
  CompiledCondition,
  CompiledLine,
  CompiledRow,
  CompiledFeeSchedule,
} from './compiled-fee-schedule.ts';
import { roundedSum } from './fee-amounts.ts';
import type { FeeQuantity } from './fee-schedule.ts';
import type { PermitProject } from './permit-project.ts';

/** The cents of each line by its place in the schedule; null where its condition does not hold. */
export type LineCents = (number | null)[];

/** Ten trillion dollars: up to this, a `number` holds and prints every cent. */
const MOST_CENTS = 10 ** 15;

/** CALC-4: the fee in cents, or null where the schedule does not say. The quick way, without a trace. */
export function permitFeeTotal(compiled: CompiledFeeSchedule, project: PermitProject): number | null {
  const cents: LineCents = [];
  return calculateFees(compiled, project, cents) === null ? sumOf(cents) : null;
}

/** Why a schedule does not say what a permit costs: unknown is an answer, a guess is not. */
export type NoFee =
  | { readonly code: 'property-not-covered' }
  | { readonly code: 'outside-the-table'; readonly component: string }
  | { readonly code: 'beyond-exact-cents' }
  | { readonly code: 'no-fee-applies' };

/** Fills `cents`; says why where the schedule gives no fee. */
export function calculateFees(
  compiled: CompiledFeeSchedule,
  project: PermitProject,
  cents: LineCents,
): NoFee | null {
  if (!compiled.schedule.covers.includes(project.propertyType)) return { code: 'property-not-covered' };
  let charged = 0;
  let sum = 0;
  for (const line of compiled.lines) {
    cents[line.index] = null;
    if (!applies(line.when, project)) continue;
    const units = basisOf(line, project, cents);
    if (line.credit) {
      cents[line.index] = creditOf(units, project);
      continue;
    }
    const fee = feeOf(line, units);
    if (typeof fee !== 'number') return fee;
    cents[line.index] = fee;
    charged++;
    sum += fee;
    // Line by line, since a later line may be calculated on these.
    if (sum > MOST_CENTS) return { code: 'beyond-exact-cents' };
  }
  return charged === 0 ? { code: 'no-fee-applies' } : null;
}

export function sumOf(cents: Readonly<LineCents>): number {
  let sum = 0;
  for (const fee of cents) sum += fee ?? 0;
  return sum;
}

/** Never more than what it is taken off; nothing paid is no line. */
function creditOf(fees: number, { feePaidBefore }: PermitProject): number | null {
  return feePaidBefore === 0 ? null : 0 - Math.min(feePaidBefore, fees);
}

function applies(when: CompiledCondition, project: PermitProject): boolean {
  if (when.propertyType !== undefined && when.propertyType !== project.propertyType) return false;
  if (when.materials !== undefined && !when.materials.includes(project.roofMaterial)) return false;
  if (when.cityUseTax && !project.cityUseTax) return false;
  if (when.countyUseTax && !project.countyUseTax) return false;
  if (when.planReview && !project.planReview) return false;
  if (when.mechanicalWork && !project.mechanicalWork) return false;
  for (const { quantity, over, upTo } of when.within) {
    const units = unitsIn(project, quantity);
    if (units <= over || units > upTo) return false;
  }
  return true;
}

export function basisOf(line: CompiledLine, project: PermitProject, cents: Readonly<LineCents>): number {
  if (line.quantity !== null) return unitsIn(project, line.quantity);
  let sum = 0;
  for (const place of line.onLines) sum += Math.max(0, cents[place] ?? 0);
  return sum;
}

function unitsIn(project: PermitProject, quantity: FeeQuantity): number {
  switch (quantity) {
    case 'valuation':
      return project.projectValue;
    case 'contract':
      return project.contractPrice ?? project.projectValue;
    case 'materials':
      return project.materialCost;
    case 'squares':
    case 'sf':
      return project.roofSize;
  }
}

function feeOf(line: CompiledLine, units: number): number | NoFee {
  const row = rowFor(line, units);
  if (row === null) return { code: 'outside-the-table', component: line.component.id };
  const fee = feeInRow(row, units, line);
  if (fee > MOST_CENTS) return { code: 'beyond-exact-cents' };
  return Math.min(line.max, Math.max(line.min, fee));
}

/** The row whose bracket the basis falls in: above `over`, up to and including `upTo`; 0 is in the row over 0. */
export function rowFor(line: CompiledLine, units: number): CompiledRow | null {
  for (const row of line.rows) if (units <= row.upTo && (units > row.over || row.over === 0)) return row;
  return null;
}

export function feeInRow(
  row: CompiledRow,
  units: number,
  { rounding }: Pick<CompiledLine, 'rounding'>,
): number {
  const steps = row.every === 0 ? 0 : stepsIn(row, units);
  return roundedSum(
    row.base + steps * row.amount,
    row.rate.num === 0 ? 0 : units - row.over,
    row.rate,
    rounding,
  );
}

/** "Or fraction thereof": a part of a step counts as a step. */
export function stepsIn({ over, every }: CompiledRow, units: number): number {
  return divide(units - over, every, 'up');
}
