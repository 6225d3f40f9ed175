import {
  calculatePermitFee,
  feeScheduleOf,
  type InputFailure,
  PERMIT_FEE_RULES,
  type PermitProject,
  PERMIT_FEE_WORDS,
} from '@ridgeline/core/calculators';
import type { Result } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer } from '../../http/operations.ts';
import { inputProblem, onWire, type CalculatorAnswer } from './calculator-answer.ts';
import { findPermitBasis } from './calculators.repository.ts';

type Fields = Readonly<Record<string, unknown>>;
type ParseProject = (source: unknown) => Result<PermitProject, readonly InputFailure[]>;

/** D CALC-4.2: an unknown id, or a schedule that is written out. */
const NO_SUCH_SCHEDULE: InputFailure = { field: 'schedule', code: 'selection-required' };

/** The fee by the schedule of the project's municipality; if there is no schedule, it is unknown, with the reason. */
// CALC-4
export async function permitFeeAnswer(
  db: CallerDb,
  fields: Fields,
  at: string,
  parse: ParseProject,
): Promise<CalculatorAnswer> {
  const given = fields['schedule'] === '' ? null : (fields['schedule'] ?? null);
  const asked = typeof given === 'string' ? given : null;
  const projectNumber = textOf(fields['project_number']);
  const { place, schedules } = await findPermitBasis(db, { projectNumber, schedule: asked });
  const parsed = parse({ ...fields, property_type: fields['property_type'] ?? place?.propertyType });
  if (!parsed.ok) return inputProblem(parsed.failure, at);
  const project = parsed.value;
  if (given !== asked) return inputProblem([NO_SUCH_SCHEDULE], at);
  const verdict = feeScheduleOf(asked, place, schedules);
  if (!verdict.found && asked !== null) return inputProblem([NO_SUCH_SCHEDULE], at);
  if (verdict.found) return answer(200, onWire(calculatePermitFee({ schedule: verdict.schedule, project })));
  return answer(200, {
    calculator: 'permit-fee',
    ruleSet: PERMIT_FEE_RULES,
    words: PERMIT_FEE_WORDS,
    inputs: { schedule: null, project },
    outcome: { is: 'unknown', why: { code: verdict.why } },
    trace: [],
    warnings: [],
    hash: null,
  });
}

function textOf(field: unknown): string | null {
  return typeof field === 'string' || typeof field === 'number' ? String(field) : null;
}
