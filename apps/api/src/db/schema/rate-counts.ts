import { index, integer, pgSchema } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const traffic = pgSchema('traffic');

/** Calls of one network address in a window, over all copies. The table is unlogged: a crash may lose counts. */
export const rateCounts = traffic.table(
  'rate_counts',
  {
    /** A digest of the operation and the address. */
    key: bytea('key').primaryKey(),
    calls: integer('calls').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('rate_counts_over').on(table.until)],
);
