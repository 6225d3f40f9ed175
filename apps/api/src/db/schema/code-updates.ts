import { pgTable, text } from 'drizzle-orm/pg-core';
import { like, moment } from './columns.ts';

/** When the building codes of a state last changed. */
export const codeUpdates = pgTable(
  'code_updates',
  {
    state: text('state').primaryKey(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [like('code_updates_state', table.state, '^[a-z]{2}$')],
);
