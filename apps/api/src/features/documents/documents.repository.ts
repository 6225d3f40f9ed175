import type { PdfKind } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { Db, Statement } from '../../db/database.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { REPORT_COLUMNS, type ReportRow } from '../reports/report-on-wire.ts';
import { numberOf } from '../reports/reports.repository.ts';

/** The lock of the project makes a deletion wait, so that it finds this row; of a deleted project there is none. */
const KEEP = callerChange(
  'pdf.keep',
  `insert into report_pdfs (report_number, kind, hash)
   select project.report_number, $3, $4 from caller, projects project
   where project.report_number = $2::bigint for key share of project
   on conflict (report_number, kind, hash) do update set hash = excluded.hash returning hash`,
);

/** Whether it is kept: not if the project was deleted meanwhile. */
export async function keepPdf(
  db: CallerDb,
  reportNumber: string,
  kind: PdfKind,
  hash: string,
): Promise<boolean> {
  return (await db.rows(KEEP, [numberOf(reportNumber), kind, hash])).length > 0;
}

const FORGET = callerChange(
  'pdf.forget',
  `delete from report_pdfs pdf using caller where pdf.report_number = $2::bigint and pdf.kind = $3
   returning pdf.hash`,
);

/** The hashes of the PDFs that are no longer used. */
export async function forgetPdfs(
  db: CallerDb,
  reportNumber: string,
  kind: PdfKind,
): Promise<readonly string[]> {
  const gone = await db.rows<{ readonly hash: string }>(FORGET, [numberOf(reportNumber), kind]);
  return gone.map(({ hash }) => hash);
}

const SEND = callerChange('pdf.send', {
  changed: leavesJob(
    'send-pdf',
    `jsonb_build_object('reportNumber', $2::bigint, 'kind', $3::text, 'locale', $4::text, 'personId', caller.id)`,
    'caller',
  ),
});

/** Leaves a job that sends it to the caller. */
export async function leaveSending(
  db: CallerDb,
  reportNumber: string,
  { kind, locale }: { readonly kind: PdfKind; readonly locale: Locale },
): Promise<void> {
  await db.rows(SEND, [numberOf(reportNumber), kind, locale]);
}

export type Sending = ReportRow & {
  readonly email: string;
  /** The newest stored PDF of the kind, if any. */
  readonly hash: string | null;
};

/** If the person has left the team since, there is nothing to send them. */
const SENDING: Statement = {
  name: 'pdf.sending',
  text: `select ${REPORT_COLUMNS}, person.email::text as email,
      (select pdf.hash from report_pdfs pdf where pdf.report_number = project.report_number and pdf.kind = $3
       order by pdf.made_at desc limit 1) as hash
    from projects project join people person on person.id = $2
    where project.report_number = $1 and (project.owner_id = person.id or exists (
      select from team_members mine join team_members owner on owner.team_id = mine.team_id
      where mine.person_id = person.id and owner.person_id = project.owner_id))`,
};

export async function findSending(
  db: Db,
  job: { readonly reportNumber: number; readonly personId: string; readonly kind: PdfKind },
): Promise<Sending | null> {
  return (await db.rows<Sending>(SENDING, [job.reportNumber, job.personId, job.kind]))[0] ?? null;
}

const KEEP_SENT: Statement = {
  name: 'pdf.keep-sent',
  text: `insert into report_pdfs (report_number, kind, hash)
    select project.report_number, $2, $3 from projects project where project.report_number = $1 for key share of project
    on conflict (report_number, kind, hash) do update set hash = excluded.hash returning hash`,
};

/** `keepPdf` for a job, which has no caller. */
export async function keepSent(db: Db, reportNumber: string, kind: PdfKind, hash: string): Promise<boolean> {
  return (await db.rows(KEEP_SENT, [reportNumber, kind, hash])).length > 0;
}
