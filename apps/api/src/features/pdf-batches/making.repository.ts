import type { PdfBatchFailure, PdfBatchKind } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { Db, Statement } from '../../db/database.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { type PrintedRow, PRINTED_COLUMNS, projectIsSeenBy } from '../documents/documents.repository.ts';

export type Asked = { readonly batchId: string; readonly reportNumber: string };
/** A report of a batch that is not dealt with; the row of the report is null if the person may not see it now. */
export type WaitingReport = {
  readonly batchKind: PdfBatchKind;
  readonly batchLanguage: Locale;
  readonly row: PrintedRow | null;
};

const WAITING: Statement = {
  name: 'pdf-batch.waiting',
  text: `select batch.kind as "batchKind", batch.language as "batchLanguage", ${PRINTED_COLUMNS}
    from pdf_batch_reports asked join pdf_batches batch on batch.id = asked.batch_id
    left join projects project on project.report_number = asked.report_number and ${projectIsSeenBy('batch.person_id')}
    where asked.batch_id = $1 and asked.report_number = $2 and num_nonnulls(asked.hash, asked.failure) = 0
      and batch.ended_at is null`,
};

/** Null if it is dealt with, or its batch is cancelled. */
export async function findWaiting(db: Db, { batchId, reportNumber }: Asked): Promise<WaitingReport | null> {
  type Row = Omit<WaitingReport, 'row'> &
    (PrintedRow | { readonly [Column in keyof PrintedRow]: Column extends 'reportNumber' ? null : unknown });
  const [found] = await db.rows<Row>(WAITING, [batchId, reportNumber]);
  if (found === undefined) return null;
  const { batchKind, batchLanguage } = found;
  return { batchKind, batchLanguage, row: isPrinted(found) ? found : null };
}

function isPrinted(row: { readonly reportNumber: unknown }): row is PrintedRow {
  return row.reportNumber !== null;
}

/** Ends the batches of `told` that have nothing left, and leaves a mail for those that took long. */
const ENDING = `ended as (update pdf_batches batch set waiting = batch.waiting - told.count,
      ended_at = case when batch.waiting = told.count then now() end
    from (select batch_id, count(*)::int as count from told group by batch_id) told
    where batch.id = told.batch_id returning batch.id, batch.started_at, batch.ended_at),
  mailed as (${leavesJob(
    'send-pdf-batch',
    `jsonb_build_object('batchId', ended.id)`,
    `ended where ended.ended_at > ended.started_at + interval '1 minute'`,
  )})`;

/** The lock of the batch comes first: two copies that deal with its last two reports end it once. */
const DEAL: Statement = {
  name: 'pdf-batch.deal',
  text: `with batch as (select id from pdf_batches where id = $1 and ended_at is null for update),
    told as (update pdf_batch_reports asked set hash = $3, failure = $4 from batch
      where asked.batch_id = batch.id and asked.report_number = $2 and num_nonnulls(asked.hash, asked.failure) = 0
      returning asked.batch_id),
    ${ENDING}
    select count(*) from ended`,
};

/** Records how it ended for a report: the hash of its PDF, or why there is none. Once; later outcomes change nothing. */
export async function dealtWith(
  db: Db,
  { batchId, reportNumber }: Asked,
  outcome: { readonly hash: string } | { readonly failure: Exclude<PdfBatchFailure, 'pdf-not-kept'> },
): Promise<void> {
  const [hash, failure] = 'hash' in outcome ? [outcome.hash, null] : [null, outcome.failure];
  await db.rows(DEAL, [batchId, reportNumber, hash, failure]);
}

/** A report whose job has failed as often as it is tried has no job any more. */
const GIVE_UP: Statement = {
  name: 'pdf-batch.give-up',
  text: `with batch as (select id from pdf_batches where ended_at is null for update skip locked),
    told as (update pdf_batch_reports asked set failure = 'pdf-not-made' from batch
      where asked.batch_id = batch.id and num_nonnulls(asked.hash, asked.failure) = 0 and not exists (
        select from pgboss.job job where job.name = 'make-batch-pdf' and job.state < 'completed'
          and job.data = jsonb_build_object('batchId', asked.batch_id, 'reportNumber', asked.report_number::text))
      returning asked.batch_id),
    ${ENDING}
    select count(*) from ended`,
};

const FORGET: Statement = {
  name: 'pdf-batch.forget',
  text: `delete from pdf_batches where started_at < now() - interval '7 days'`,
};

/** Tells of PDFs that nobody makes any more, and removes batches after seven days. */
export async function tendBatches(db: Db): Promise<void> {
  await db.rows(GIVE_UP, []);
  await db.rows(FORGET, []);
}

const ENDED: Statement = {
  name: 'pdf-batch.ended',
  text: `select batch.language, batch.total, person.email::text as email,
      (select count(asked.hash)::int from pdf_batch_reports asked where asked.batch_id = batch.id) as made
    from pdf_batches batch join people person on person.id = batch.person_id
    where batch.id = $1 and batch.ended_at is not null and not batch.is_cancelled`,
};

export type EndedBatch = {
  readonly language: Locale;
  readonly total: number;
  readonly made: number;
  readonly email: string;
};

export async function findEnded(db: Db, batchId: string): Promise<EndedBatch | null> {
  return (await db.rows<EndedBatch>(ENDED, [batchId]))[0] ?? null;
}
