import type { CalculationToSave } from '../../reports/calculations/saved-calculations.port.ts';
import { USER_FLAGS, type UserFlag } from '../../reports/user-flags.ts';
import type { ProjectDate, Report } from '../../reports/report.ts';
import type { Instant } from '../../shared/instant.ts';

/** What may be changed in a report without a connection. */
const EDITABLE = ['claimNumber', 'jobNumber', 'projectDate', 'archived', ...USER_FLAGS] as const;
export type EditField = (typeof EDITABLE)[number];
export type EditValue = string | boolean | ProjectDate | null;

/** The fields of a report that may be changed without a connection. */
export type Editable = Pick<Report, 'claimNumber' | 'jobNumber' | 'projectDate' | 'archived'> &
  Readonly<Record<UserFlag, boolean>>;

export function editableOf({
  claimNumber,
  jobNumber,
  projectDate,
  archived,
  userFlags: { starred = false, billed = false },
}: Report): Editable {
  return { claimNumber, jobNumber, projectDate, archived, starred, billed };
}

type OfAReport = {
  readonly reportNumber: string;
  readonly address: string | null;
  readonly at: Instant;
};

/** A change of one field of a report, by somebody who saw `before`. */
export type FieldEdit = OfAReport & {
  readonly field: EditField;
  readonly before: EditValue;
  readonly after: EditValue;
  /** A value that was being sent: the report may say it by now, also if no answer came. */
  readonly sent?: EditValue;
  /** The field was changed by others meanwhile: the person decides. */
  readonly conflict?: { readonly theirs: EditValue } | NeverSent;
};

/** A calculation that is to be saved to a report. It is added to it, so that it is never in conflict with others. */
export type WaitingCalculation = OfAReport & {
  readonly field: 'calculation';
  readonly calculation: CalculationToSave & { readonly hash: string };
  readonly conflict?: NeverSent;
};

/**
 * `gone`: the report is not theirs any more. `refused`: the API does not accept this change. `differs`: the calculator gets
 * another result by now. `too-many`: the report has as many calculations as it may have.
 */
export type NeverSent = 'gone' | 'refused' | 'differs' | 'too-many';

/** What a person has written, and waits to be sent. */
export type WaitingEdit = FieldEdit | WaitingCalculation;

/** There is one edit of each field of a report, and each calculation waits once. */
export function editKey(
  edit:
    | Pick<FieldEdit, 'reportNumber' | 'field'>
    | Pick<WaitingCalculation, 'reportNumber' | 'field' | 'calculation'>,
): string {
  const { reportNumber, field } = edit;
  return field === 'calculation'
    ? `${reportNumber} calculation ${edit.calculation.hash}`
    : `${reportNumber} ${field}`;
}

/** The edits that lead from one state of a report to another. */
export function editsBetween(report: Report, change: Partial<Editable>, now: Instant): readonly FieldEdit[] {
  const { reportNumber, address } = report;
  const before = editableOf(report);
  const after = { ...before, ...change };
  return EDITABLE.filter((field) => !isSame(before[field], after[field])).map((field) => ({
    reportNumber,
    address,
    field,
    before: before[field],
    after: after[field],
    at: now,
  }));
}

/** Two edits of the same field, one after the other; null if nothing is left to change. */
export function mergedEdit(earlier: WaitingEdit, later: WaitingEdit): WaitingEdit | null {
  // The same calculation again: it is tried once more.
  if (earlier.field === 'calculation' || later.field === 'calculation') return later;
  // What the report says instead is still to be decided, or not yet known.
  const { before, conflict, sent } = earlier;
  // The earlier one is never sent again; the person has seen the report since.
  if (typeof conflict === 'string') return later;
  if (conflict !== undefined) return { ...later, before, conflict };
  if (sent !== undefined) return { ...later, before, sent };
  return isSame(before, later.after) ? null : { ...later, before };
}

/** What becomes of an edit, given what the report says now. */
function editVerdict({ before, after, sent }: FieldEdit, current: EditValue): 'send' | 'done' | 'conflict' {
  if (isSame(current, after)) return 'done';
  const isOwn = sent !== undefined && isSame(current, sent);
  return isOwn || isSame(current, before) ? 'send' : 'conflict';
}

/** An edit that waits, once it is known what the report says now; null if nothing is left to change. */
export function begunEdit(edit: FieldEdit, current: EditValue): FieldEdit | null {
  const { sent: _, ...waiting } = edit;
  switch (editVerdict(edit, current)) {
    case 'done':
      return null;
    case 'conflict':
      return { ...waiting, conflict: { theirs: current } };
    case 'send':
      return { ...waiting, before: current, sent: edit.after };
  }
}

/** What is left of an edit once the report says the value that was sent: what was written meanwhile. */
export function settledEdit(edit: FieldEdit, sent: EditValue): FieldEdit | null {
  const { sent: _, ...waiting } = edit;
  return isSame(edit.after, sent) ? null : { ...waiting, before: sent };
}

/** After the person has decided for their own value: it is sent if the report still says what they were shown. */
export function decidedForMine({ conflict, ...edit }: FieldEdit): FieldEdit {
  return typeof conflict === 'object' ? { ...edit, before: conflict.theirs } : edit;
}

/** The report as its editor sees it; where others have changed a field, it shows theirs until the person decides. */
export function withEdits(report: Report, edits: readonly WaitingEdit[]): Report {
  const own = edits.flatMap((edit) =>
    edit.reportNumber === report.reportNumber && edit.conflict === undefined && edit.field !== 'calculation'
      ? [[edit.field, edit.after]]
      : [],
  );
  const { starred, billed, ...fields }: Editable = { ...editableOf(report), ...Object.fromEntries(own) };
  const flags = Object.fromEntries(
    Object.entries({ starred, billed }).filter(([name, isSet]) => isSet || name in report.userFlags),
  );
  return { ...report, ...fields, userFlags: { ...report.userFlags, ...flags } };
}

export function isSame(one: EditValue, other: EditValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  return one.date === other.date && one.type === other.type;
}
