import { PDF_BATCH_FAILURES, PDF_BATCH_KINDS } from '@ridgeline/core/reports';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { like, moment, oneOf } from './columns.ts';
import { people } from './people.ts';

/** What can be recorded; that a PDF is no longer kept is seen when it is read. */
const RECORDED = PDF_BATCH_FAILURES.filter((failure) => failure !== 'pdf-not-kept');

/** PDFs of many reports that a person has asked for. The files are those of the reports: an archive is made while it is sent. */
export const pdfBatches = pgTable(
  'pdf_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PDF_BATCH_KINDS }).notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    total: integer('total').notNull(),
    /** How many reports are not dealt with: whoever takes the last one ends the batch. */
    waiting: integer('waiting').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Null while it is being made. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One at a time for a person.
    uniqueIndex('pdf_batches_one_underway')
      .on(table.personId)
      .where(sql`${table.endedAt} is null`),
    index('pdf_batches_of_person').on(table.personId, table.startedAt),
    index('pdf_batches_old').on(table.startedAt),
    oneOf('pdf_batches_kind', table.kind, PDF_BATCH_KINDS),
    oneOf('pdf_batches_language', table.language, ['en', 'es']),
    check('pdf_batches_counts', sql`${table.waiting} between 0 and ${table.total}`),
    check(
      'pdf_batches_ended',
      sql`(${table.endedAt} is not null) = (${table.waiting} = 0 or ${table.isCancelled})`,
    ),
  ],
);

/** The reports of a batch. No key leads to the project: that one was deleted is told, too. */
export const pdfBatchReports = pgTable(
  'pdf_batch_reports',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => pdfBatches.id, { onDelete: 'cascade' }),
    reportNumber: bigint('report_number', { mode: 'number' }).notNull(),
    /** In the order of the request. */
    position: integer('position').notNull(),
    /** Of its PDF. Neither this nor a failure: it is not dealt with yet. */
    hash: text('hash'),
    failure: text('failure', { enum: RECORDED as [string, ...string[]] }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.reportNumber] }),
    like('pdf_batch_reports_hash', table.hash, '^[0-9a-f]{64}$'),
    oneOf('pdf_batch_reports_failure', table.failure, RECORDED),
    check('pdf_batch_reports_one_outcome', sql`num_nonnulls(${table.hash}, ${table.failure}) <= 1`),
  ],
);
