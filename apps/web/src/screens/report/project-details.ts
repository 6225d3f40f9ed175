import {
  parseProjectDate,
  type Report,
  type SaveClaim,
  type SaveProjectDate,
  type SetUserFlags,
} from '@ridgeline/core/reports';
import { done, type Result } from '@ridgeline/core/shared';
import { type Editable, editableOf } from '@ridgeline/core/sync';

export const DATE_TYPES = ['date-of-loss', 'inspection', 'installation'] as const;

/** What an owner writes of a project. */
export type ProjectDetails = Readonly<
  Record<'claimNumber' | 'jobNumber' | 'date' | 'dateType', string> & Record<'starred' | 'billed', boolean>
>;

export const NO_DETAILS: ProjectDetails = {
  claimNumber: '',
  jobNumber: '',
  date: '',
  dateType: DATE_TYPES[0],
  starred: false,
  billed: false,
};

type Change = Omit<Editable, 'archived'>;

export function detailsOf(report: Report): ProjectDetails {
  const { claimNumber, jobNumber, projectDate, starred, billed } = editableOf(report);
  return {
    claimNumber: claimNumber ?? '',
    jobNumber: jobNumber ?? '',
    date: projectDate?.date ?? '',
    dateType: projectDate?.type ?? DATE_TYPES[0],
    starred,
    billed,
  };
}

/** What was written, as it is kept; without a date the report keeps its own. */
export function changeOf(details: ProjectDetails, report: Report) {
  const { claimNumber, jobNumber, date, dateType, ...flags } = details;
  const typed = parseProjectDate({ date, type: dateType });
  if (date !== '' && !typed.ok) return typed;
  const change: Change = {
    claimNumber: claimNumber.trim() || null,
    jobNumber: jobNumber.trim() || null,
    projectDate: date !== '' && typed.ok ? typed.value : report.projectDate,
    ...flags,
  };
  return { ok: true, value: change } as const;
}

/** The report with what was just written, before the API tells it. */
export function withFields(report: Report, { starred, billed, ...fields }: Change): Report {
  return { ...report, ...fields, userFlags: { ...report.userFlags, starred, billed } };
}

export type DetailsWriters = {
  readonly saveClaim: SaveClaim;
  readonly saveDate: SaveProjectDate;
  readonly setFlags: SetUserFlags;
};

type NotSaved = Extract<
  Awaited<ReturnType<DetailsWriters[keyof DetailsWriters]['run']>>,
  { readonly ok: false }
>['failure'];

/** Without the queue: nothing can be kept on this device. */
export async function saveNow(
  { reportNumber }: Report,
  details: ProjectDetails,
  writers: DetailsWriters,
): Promise<Result<void, NotSaved>> {
  const { claimNumber, jobNumber, date, dateType, ...flags } = details;
  const claim = await writers.saveClaim.run(reportNumber, { claimNumber, jobNumber });
  if (!claim.ok) return claim;
  const dated = date === '' ? done : await writers.saveDate.run(reportNumber, { date, type: dateType });
  if (!dated.ok) return dated;
  return writers.setFlags.run(reportNumber, flags);
}
