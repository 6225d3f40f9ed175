import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { like, moment } from './columns.ts';
import { projects } from './projects.ts';

/** The stored PDFs of a report. The file is stored under the hash of its content and template. */
export const reportPdfs = pgTable(
  'report_pdfs',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    hash: text('hash').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reportNumber, table.kind, table.hash] }),
    index('report_pdfs_newest').on(table.reportNumber, table.kind, table.madeAt),
    like('report_pdfs_hash', table.hash, '^[0-9a-f]{64}$'),
  ],
);
