import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** The PDFs that were made of a report, with what each prints. They stay when their files are removed: a paper may be in somebody's hands. */
export const issuedPapers = pgTable(
  'issued_papers',
  {
    /** SHA-256 of `content`: printed on the paper. */
    seal: text('seal').primaryKey(),
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    content: text('content').notNull(),
    /** Digest of what a paper could print of the report when this one was made. */
    reportDigest: text('report_digest').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (table) => [
    // For the end of a project, which removes its papers.
    index('issued_papers_of_report').on(table.reportNumber),
    check(
      'issued_papers_sealed',
      sql`${table.seal} = encode(sha256(convert_to(${table.content}, 'UTF8')), 'hex')`,
    ),
  ],
);
