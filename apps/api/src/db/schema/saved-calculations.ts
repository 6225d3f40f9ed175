import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { like } from './columns.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

/** Calculations that were saved to a project, with inputs, working and the version of their texts, sealed by their hash. */
export const savedCalculations = pgTable(
  'saved_calculations',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    calculation: jsonb('calculation').notNull(),
    savedBy: uuid('saved_by').references(() => people.id, { onDelete: 'set null' }),
    /** With microseconds, unlike other moments: the list keeps the order in which they were saved. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reportNumber, table.hash] }),
    // For the end of an account, which leaves their calculations without a name.
    index('saved_calculations_of_saver').on(table.savedBy),
    like('saved_calculations_hash', table.hash, '^[0-9a-f]{64}$'),
    check(
      'saved_calculations_sealed',
      sql`${table.calculation} ->> 'hash' is not distinct from ${table.hash}`,
    ),
  ],
);
