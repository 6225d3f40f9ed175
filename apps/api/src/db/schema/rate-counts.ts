import { index, integer, pgSchema } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const traffic = pgSchema('traffic');

/** Calls of one network address in one window, over all copies of the API. Lost at a crash of the database, as it may be. */
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
