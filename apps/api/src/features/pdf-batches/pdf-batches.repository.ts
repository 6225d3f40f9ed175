import { PDF_BATCH_LIMIT, type PdfBatch, type PdfBatchKind } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import type { Db, Statement } from '../../db/database.ts';
import { pdfBatches } from '../../db/schema/pdf-batches.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { OUTCOMES } from './batch-outcomes.ts';

const SELECTED = [
  'id',
  'kind',
  'language',
  'total',
  'waiting',
  'isCancelled',
  'startedAt',
  'endedAt',
] as const;
const COLUMNS = columnsOf(pdfBatches, 'batch', SELECTED);

export type PdfBatchRow = RowOf<typeof pdfBatches, (typeof SELECTED)[number]> & {
  readonly made: number;
  readonly missing: PdfBatch['missing'];
};

const MISSING = `coalesce(json_agg(json_build_object('reportNumber', outcome.report_number::text, 'address', outcome.address,
      'why', outcome.why) order by outcome.position) filter (where outcome.why is not null), '[]')`;
const COUNTED = `lateral (select (count(*) filter (where outcome.why is null))::int as made, ${MISSING} as missing
    from ${OUTCOMES} outcome) outcomes`;

/** $2 kind, $3 language, $4 numbers. The partial index lets a person have one at a time, however many calls come at once. */
const START = callerChange(
  'start',
  {
    batch: `insert into pdf_batches as batch (person_id, kind, language, total, waiting)
      select caller.id, $2, $3, cardinality($4::bigint[]), cardinality($4) from caller
      on conflict (person_id) where ended_at is null do nothing returning batch.*`,
    asked: `insert into pdf_batch_reports (batch_id, report_number, position)
      select batch.id, given.number, given.position from batch, unnest($4::bigint[]) with ordinality given(number, position)
      returning batch_id, report_number, position`,
    // The first of each batch before the second of any, so that a large one does not hold back a small one.
    left_jobs: leavesJob(
      'make-batch-pdf',
      `jsonb_build_object('batchId', asked.batch_id, 'reportNumber', asked.report_number::text)`,
      'asked',
      { priority: '-asked.position' },
    ),
  },
  `select ${COLUMNS}, 0 as made, '[]'::json as missing from batch`,
);

/** Null if the person has one that is not done. */
export async function startBatch(
  db: CallerDb,
  asked: { readonly kind: PdfBatchKind; readonly locale: Locale; readonly reportNumbers: readonly string[] },
): Promise<PdfBatchRow | null> {
  const numbers = asked.reportNumbers.slice(0, PDF_BATCH_LIMIT);
  return (await db.rows<PdfBatchRow>(START, [asked.kind, asked.locale, numbers]))[0] ?? null;
}

const LIST = callerStatement(
  'list',
  `select ${COLUMNS}, outcomes.* from (select * from pdf_batches mine where mine.person_id = caller.id
     order by mine.started_at desc, mine.id limit 5) batch, ${COUNTED} order by batch.started_at desc, batch.id`,
);

export const listBatches = (db: CallerDb) => db.rows<PdfBatchRow>(LIST, []);

const FIND = callerStatement(
  'find',
  `select ${COLUMNS}, outcomes.* from pdf_batches batch, ${COUNTED} where batch.id = $2::uuid`,
);

export async function findBatch(db: CallerDb, id: string): Promise<PdfBatchRow | null> {
  return (await db.rows<PdfBatchRow>(FIND, [id]))[0] ?? null;
}

const CANCEL = callerChange('cancel', {
  changed: `update pdf_batches batch set ended_at = now(), is_cancelled = true from caller
    where batch.id = $2::uuid and batch.ended_at is null returning batch.id`,
  // Those that a copy has taken find the batch ended.
  dropped: `delete from pgboss.job job using changed where job.name = 'make-batch-pdf' and job.state < 'active'
    and job.data ->> 'batchId' = changed.id::text returning job.id`,
});

export async function cancelBatch(db: CallerDb, id: string): Promise<void> {
  await db.rows(CANCEL, [id]);
}

export type ArchiveRow = {
  readonly language: Locale;
  readonly kind: PdfBatchKind;
  readonly endedAt: Date;
  readonly files: readonly {
    readonly reportNumber: string;
    readonly address: string;
    readonly hash: string;
  }[];
  readonly missing: PdfBatch['missing'];
};

const ARCHIVE: Statement = {
  name: 'pdf-batch.archive',
  text: `select ${columnsOf(pdfBatches, 'batch', ['language', 'kind', 'endedAt'])}, outcomes.* from pdf_batches batch, lateral (
      select ${MISSING} as missing, coalesce(json_agg(json_build_object('reportNumber', outcome.report_number::text,
        'address', outcome.address, 'hash', outcome.hash) order by outcome.position) filter (where outcome.why is null), '[]') as files
      from ${OUTCOMES} outcome) outcomes
    where batch.id = $1::uuid and batch.ended_at is not null and not batch.is_cancelled`,
};

/** What is in the archive of a batch that is made, for who has its link. */
export async function findArchive(db: Db, id: string): Promise<ArchiveRow | null> {
  return (await db.rows<ArchiveRow>(ARCHIVE, [id]))[0] ?? null;
}
