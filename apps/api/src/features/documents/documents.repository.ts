import { feeScheduleOf } from '@ridgeline/core/calculators';
import type { FeeScheduleRow } from '@ridgeline/core/packs';
import { PDF_KINDS, type PdfKind, type SavedRecord } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import type { Db, Statement } from '../../db/database.ts';
import { issuedPapers } from '../../db/schema/issued-papers.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { feeScheduleRows, feeSchedulesOf } from '../packs/fee-schedules.ts';
import { REPORT_COLUMNS, type ReportRow } from '../reports/report-on-wire.ts';
import { numberOf } from '../reports/reports.repository.ts';
import type { SealedContent } from './paper-seal.ts';

/** Those of the report, each sealed by its hash. */
const SAVED = 'saved_calculations saved where saved.report_number = project.report_number';
const SAVED_AT = 'extract(epoch from saved.saved_at) * 1000';

/** Digest of all that papers print of a report, so that a paper can tell whether the report has changed since. */
const REPORT_DIGEST = `encode(sha256(convert_to((jsonb_build_array(
    project.address, project.jurisdiction, project.property_type, project.roof_type, project.includes,
    project.claim_number, project.job_number, project.content,
    (select to_jsonb(correction) from jurisdiction_corrections correction
     where correction.report_number = project.report_number))
  || coalesce((select jsonb_agg(jsonb_build_array(saved.hash, ${SAVED_AT}) order by saved.hash) from ${SAVED}), '[]')
  )::text, 'UTF8')), 'hex')`;
/** A row of `project` as `PrintedRow`. */
export const PRINTED_COLUMNS = `${REPORT_COLUMNS}, ${REPORT_DIGEST} as digest,
  (select coalesce(jsonb_agg(jsonb_build_object('calculation', saved.calculation, 'savedAt', ${SAVED_AT})), '[]')
   from ${SAVED}) as calculations`;

export type PrintedRow = ReportRow & {
  readonly digest: string;
  readonly calculations: readonly SavedRecord[];
};

const PRINTED = callerStatement(
  'pdf.report',
  `select ${PRINTED_COLUMNS} from projects project where project.report_number = $2::bigint`,
);

/** A report that `x-object` has already allowed the caller to see. */
export async function findPrinted(db: CallerDb, reportNumber: string): Promise<PrintedRow | null> {
  return (await db.rows<PrintedRow>(PRINTED, [numberOf(reportNumber)]))[0] ?? null;
}

const FEE_SCHEDULE = callerStatement(
  'pdf.fee-schedule',
  `select ${feeScheduleRows('$2::text', 'null')} as schedules`,
);

/** Whose the schedule is; null where no pack has it. */
export async function findScheduleName(db: CallerDb, id: string): Promise<string | null> {
  const [row] = await db.rows<{ readonly schedules: readonly FeeScheduleRow[] }>(FEE_SCHEDULE, [id]);
  const verdict = feeScheduleOf(id, null, feeSchedulesOf(row?.schedules ?? []));
  return verdict.found ? `${verdict.schedule.jurisdiction}, ${verdict.schedule.state.toUpperCase()}` : null;
}

/** A PDF that is being made: the hash of its file, what it prints, and the digest of the report it was made of. */
export type MadePdf = SealedContent &
  Pick<PrintedRow, 'digest'> & { readonly kind: PdfKind; readonly hash: string };

/**
 * The steps that keep it: the report's number is the value `first`, those of `valuesOf` follow. The lock of the project makes
 * a deletion wait, so that it finds these rows; of a deleted project there are none. A paper that is made again was issued
 * when it was first made.
 */
function keepSteps(callers: string, first: number): { readonly kept: string; readonly changed: string } {
  const [report, kind, hash, seal, text, digest] = Array.from({ length: 6 }, (_, at) => `$${first + at}`);
  return {
    kept: `insert into report_pdfs (report_number, kind, hash)
      select project.report_number, ${kind}, ${hash} from ${callers} projects project
      where project.report_number = ${report}::bigint for key share of project
      on conflict (report_number, kind, hash) do update set hash = excluded.hash returning report_number`,
    changed: `insert into issued_papers (seal, report_number, kind, content, report_digest)
      select ${seal}, kept.report_number, ${kind}, ${text}, ${digest} from kept
      on conflict (seal) do update set report_digest = excluded.report_digest returning seal`,
  };
}

const KEEP = callerChange('pdf.keep', keepSteps('caller,', 2));

/** Whether it is kept: not if the project was deleted meanwhile. */
export async function keepPdf(db: CallerDb, reportNumber: string, made: MadePdf): Promise<boolean> {
  return (await db.rows(KEEP, [numberOf(reportNumber), ...valuesOf(made)])).length > 0;
}

function valuesOf({ kind, hash, seal, text, digest }: MadePdf): readonly string[] {
  return [kind, hash, seal, text, digest];
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

/** Those of the kind that are kept of the report. */
const MADE = 'report_pdfs pdf where pdf.report_number = $2::bigint and pdf.kind = $3';
/** Which one is sent is decided when it is asked for: another may be made before the mail goes out. */
const SEND = callerChange('pdf.send', {
  changed: leavesJob(
    'send-pdf',
    `jsonb_build_object('reportNumber', $2::bigint, 'kind', $3::text, 'locale', $4::text, 'personId', asked.id,
      'hash', asked.hash)`,
    `(select caller.id, case when $6::boolean
          then coalesce($5::text, (select pdf.hash from ${MADE} order by pdf.made_at desc limit 1)) else $5::text end as hash
        from caller where $5::text is null or exists (select from ${MADE} and pdf.hash = $5::text)) asked`,
  ),
});

type Asked = {
  readonly kind: PdfKind;
  readonly locale: Locale;
  /** Of the PDF that is to be sent; null if none is named. */
  readonly hash: string | null;
};

/** Leaves a job that sends it to the caller. False if the named PDF is not kept. */
export async function leaveSending(
  db: CallerDb,
  reportNumber: string,
  { kind, locale, hash }: Asked,
): Promise<boolean> {
  const values = [numberOf(reportNumber), kind, locale, hash, 'needs' in PDF_KINDS[kind]];
  return (await db.rows(SEND, values)).length > 0;
}

export type Sending = PrintedRow & {
  readonly email: string;
  /** Whether the PDF that was asked for is still kept. */
  readonly isKept: boolean;
};

/** SQL: whether a person may see `project`, for a job, which has no caller. */
export const projectIsSeenBy = (person: string) => `(project.owner_id = ${person} or exists (
      select from team_members mine join team_members owner on owner.team_id = mine.team_id
      where mine.person_id = ${person} and owner.person_id = project.owner_id))`;

/** If the person has left the team since, there is nothing to send them. */
const SENDING: Statement = {
  name: 'pdf.sending',
  text: `select ${PRINTED_COLUMNS}, person.email::text as email,
      exists (select from report_pdfs pdf
        where pdf.report_number = project.report_number and pdf.kind = $3 and pdf.hash = $4::text) as "isKept"
    from projects project join people person on person.id = $2
    where project.report_number = $1 and ${projectIsSeenBy('person.id')}`,
};

export async function findSending(
  db: Db,
  {
    reportNumber,
    personId,
    kind,
    hash,
  }: Omit<Asked, 'locale'> & {
    readonly reportNumber: number;
    readonly personId: string;
  },
): Promise<Sending | null> {
  return (await db.rows<Sending>(SENDING, [reportNumber, personId, kind, hash]))[0] ?? null;
}

const KEEP_SENT: Statement = {
  name: 'pdf.keep-sent',
  text: `with kept as (${keepSteps('', 1).kept}) ${keepSteps('', 1).changed}`,
};

/** `keepPdf` for a job, which has no caller. */
export async function keepSent(db: Db, reportNumber: string, made: MadePdf): Promise<boolean> {
  return (await db.rows(KEEP_SENT, [reportNumber, ...valuesOf(made)])).length > 0;
}

export type IssuedPaper = Pick<
  RowOf<typeof issuedPapers, 'kind' | 'content' | 'issuedAt'>,
  'kind' | 'content' | 'issuedAt'
> & {
  readonly reportNumber: string;
  readonly isCurrent: boolean;
};

const ISSUED: Statement = {
  name: 'paper.issued',
  text: `select ${columnsOf(issuedPapers, 'paper', ['kind', 'content', 'issuedAt'])},
      paper.report_number::text as "reportNumber", paper.report_digest = ${REPORT_DIGEST} as "isCurrent"
    from issued_papers paper join projects project on project.report_number = paper.report_number where paper.seal = $1`,
};

/** For everybody who has its seal. */
export async function findIssued(db: Db, seal: string): Promise<IssuedPaper | null> {
  return (await db.rows<IssuedPaper>(ISSUED, [seal]))[0] ?? null;
}
