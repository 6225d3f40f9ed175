import type { ProjectDate } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, type CallerStatement } from '../../db/caller-statement.ts';
import { SHORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

const ARCHIVE = change('archive', `archived_at = case when $3 then coalesce(project.archived_at, now()) end`);

export function archive(db: CallerDb, reportNumber: string, archived: boolean): Promise<ReportRow> {
  return changedReport(db, ARCHIVE, reportNumber, archived);
}

const CLAIM = change(
  'claim',
  `claim_number = case when $3 then nullif(btrim($4), '') else project.claim_number end,
   job_number = case when $5 then nullif(btrim($6), '') else project.job_number end`,
);

/** Missing fields stay; blank and null clear a field. */
export type Claim = {
  readonly claim_number?: string | null | undefined;
  readonly job_number?: string | null | undefined;
};

export function saveClaim(
  db: CallerDb,
  reportNumber: string,
  { claim_number, job_number }: Claim,
): Promise<ReportRow> {
  return changedReport(
    db,
    CLAIM,
    reportNumber,
    claim_number !== undefined,
    claim_number ?? null,
    job_number !== undefined,
    job_number ?? null,
  );
}

const DATE = change('date', `project_date = $3::date, project_date_type = $4`);

export function saveDate(
  db: CallerDb,
  reportNumber: string,
  { date, type }: ProjectDate,
): Promise<ReportRow> {
  return changedReport(db, DATE, reportNumber, date, type);
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

function change(name: string, set: string): CallerStatement {
  return callerChange(
    name,
    `update projects project set ${set} from caller where project.report_number = $2::bigint
     returning ${SHORT_COLUMNS}`,
  );
}

/** The report after a change that `x-object` allows. */
export async function changedReport(
  db: CallerDb,
  statement: CallerStatement,
  reportNumber: string,
  ...values: readonly unknown[]
): Promise<ReportRow> {
  const [row] = await db.rows<ReportRow>(statement, [numberOf(reportNumber), ...values]);
  if (!row) throw new Error('a report that may be changed is not there');
  return row;
}
