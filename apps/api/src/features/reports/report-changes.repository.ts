import type { ProjectDate } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, type CallerStatement } from '../../db/caller-statement.ts';
import { SHORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

const ARCHIVE = change('archive', `archived_at = case when $3 then coalesce(project.archived_at, now()) end`);

export function archive(db: CallerDb, reportNumber: string, archived: boolean): Promise<ReportRow> {
  return changedReport(db, ARCHIVE, reportNumber, archived);
}

/** D RPT-5.1: still what the writer saw, or what they want by now. Nothing is asked if they do not say what they saw. */
const asSeen = (column: string, isTold: string, seen: string, wanted: string) =>
  `(not ${isTold} or ${column} is not distinct from ${seen} or ${wanted})`;
const written = (parameter: string) => `nullif(btrim(${parameter}), '')`;

const CLAIM = change(
  'claim',
  `claim_number = case when $3 then ${written('$4')} else project.claim_number end,
   job_number = case when $5 then ${written('$6')} else project.job_number end`,
  `${asSeen('project.claim_number', '$7', written('$8'), `$3 and project.claim_number is not distinct from ${written('$4')}`)}
   and ${asSeen('project.job_number', '$9', written('$10'), `$5 and project.job_number is not distinct from ${written('$6')}`)}`,
);

/** Missing fields stay; blank and null clear a field. */
export type Claim = {
  readonly claim_number?: string | null | undefined;
  readonly job_number?: string | null | undefined;
};

/** Null if somebody has changed what the writer saw. */
export function saveClaim(
  db: CallerDb,
  reportNumber: string,
  claim: Claim,
  seen: Claim = {},
): Promise<ReportRow | null> {
  const values = [claim, seen].flatMap(({ claim_number, job_number }) => [
    claim_number !== undefined,
    claim_number ?? null,
    job_number !== undefined,
    job_number ?? null,
  ]);
  return changedIfAsSeen(db, CLAIM, reportNumber, values);
}

const DATE = change(
  'date',
  `project_date = $3::date, project_date_type = $4`,
  asSeen(
    '(project.project_date, project.project_date_type)',
    '$5',
    '($6::date, $7::text)',
    '(project.project_date, project.project_date_type) = ($3::date, $4::text)',
  ),
);

/** `seen`: null for no date, undefined if it is not told. Null if somebody has changed what the writer saw. */
export function saveDate(
  db: CallerDb,
  reportNumber: string,
  { date, type }: ProjectDate,
  seen?: ProjectDate | null,
): Promise<ReportRow | null> {
  const values = [date, type, seen !== undefined, seen?.date ?? null, seen?.type ?? null];
  return changedIfAsSeen(db, DATE, reportNumber, values);
}

const MOST_FLAGS = 50;

const FLAGS = callerChange(
  'flags',
  `update projects project set user_flags = project.user_flags || $3::jsonb from caller
   where project.report_number = $2::bigint
     and (select count(*) from jsonb_object_keys(project.user_flags || $3::jsonb)) <= ${MOST_FLAGS}
   returning project.user_flags as "userFlags"`,
);

/** All flags of the project; null if there would be too many. */
export async function setFlags(
  db: CallerDb,
  reportNumber: string,
  flags: Readonly<Record<string, boolean>>,
): Promise<Record<string, boolean> | null> {
  const [kept] = await db.rows<Pick<ReportRow, 'userFlags'>>(FLAGS, [
    numberOf(reportNumber),
    JSON.stringify(flags),
  ]);
  return kept?.userFlags ?? null;
}

function change(name: string, set: string, condition = 'true'): CallerStatement {
  return callerChange(
    name,
    `update projects project set ${set} from caller where project.report_number = $2::bigint and ${condition}
     returning ${SHORT_COLUMNS}`,
  );
}

async function changedIfAsSeen(
  db: CallerDb,
  statement: CallerStatement,
  reportNumber: string,
  values: readonly unknown[],
): Promise<ReportRow | null> {
  const [row] = await db.rows<ReportRow>(statement, [numberOf(reportNumber), ...values]);
  return row ?? null;
}

/** The report after a change that `x-object` allows. */
export async function changedReport(
  db: CallerDb,
  statement: CallerStatement,
  reportNumber: string,
  ...values: readonly unknown[]
): Promise<ReportRow> {
  const row = await changedIfAsSeen(db, statement, reportNumber, values);
  if (!row) throw new Error('a report that may be changed is not there');
  return row;
}
