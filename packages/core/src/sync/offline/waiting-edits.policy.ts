import type { ProjectDate, Report } from '../../reports/report.ts';
import type { Instant } from '../../shared/instant.ts';

/** What of a report may be changed without a connection. */
export const EDITABLE = ['claimNumber', 'jobNumber', 'projectDate', 'archived'] as const;
export type EditField = (typeof EDITABLE)[number];
export type EditValue = string | boolean | ProjectDate | null;

/** A change of one field of a report, by somebody who saw `before`. */
export type WaitingEdit = {
  readonly reportNumber: string;
  readonly address: string | null;
  readonly field: EditField;
  readonly before: EditValue;
  readonly after: EditValue;
  readonly at: Instant;
  /** A value that was being sent: the report may say it by now, also if no answer came. */
  readonly sent?: EditValue;
  /**
   * The field was changed by others meanwhile: the person decides. `gone`: the report is not theirs any more. `refused`: the
   * API does not accept this change.
   */
  readonly conflict?: { readonly theirs: EditValue } | 'gone' | 'refused';
};

/** There is one edit of each field of a report. */
export function editKey({ reportNumber, field }: Pick<WaitingEdit, 'reportNumber' | 'field'>): string {
  return `${reportNumber} ${field}`;
}

/** The edits that lead from one state of a report to another. */
export function editsBetween(
  before: Report,
  after: Pick<Report, EditField>,
  now: Instant,
): readonly WaitingEdit[] {
  const { reportNumber, address } = before;
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
  // What the report says instead is still to be decided, or not yet known.
  const { before, conflict, sent } = earlier;
  // The earlier one is never sent again; the person has seen the report since.
  if (conflict === 'gone' || conflict === 'refused') return later;
  if (conflict !== undefined) return { ...later, before, conflict };
  if (sent !== undefined) return { ...later, before, sent };
  return isSame(before, later.after) ? null : { ...later, before };
}

/** What becomes of an edit, given what the report says now. */
function editVerdict({ before, after, sent }: WaitingEdit, current: EditValue): 'send' | 'done' | 'conflict' {
  if (isSame(current, after)) return 'done';
  const isOwn = sent !== undefined && isSame(current, sent);
  return isOwn || isSame(current, before) ? 'send' : 'conflict';
}

/** An edit that waits, once it is known what the report says now; null if nothing is left to change. */
export function begunEdit(edit: WaitingEdit, current: EditValue): WaitingEdit | null {
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
export function settledEdit(edit: WaitingEdit, sent: EditValue): WaitingEdit | null {
  const { sent: _, ...waiting } = edit;
  return isSame(edit.after, sent) ? null : { ...waiting, before: sent };
}

/** After the person has decided for their own value: it is sent if the report still says what they were shown. */
export function decidedForMine({ conflict, ...edit }: WaitingEdit): WaitingEdit {
  return typeof conflict === 'object' ? { ...edit, before: conflict.theirs } : edit;
}

/** The report as its editor sees it; where others have changed a field, it shows theirs until the person decides. */
export function withEdits(report: Report, edits: readonly WaitingEdit[]): Report {
  const own = edits.filter(
    ({ reportNumber, conflict }) => reportNumber === report.reportNumber && conflict === undefined,
  );
  return { ...report, ...Object.fromEntries(own.map(({ field, after }) => [field, after])) };
}

export function isSame(one: EditValue, other: EditValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  return one.date === other.date && one.type === other.type;
}
