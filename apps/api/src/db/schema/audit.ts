import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const audit = pgSchema('audit');

/**
 * Who did what to whom: appended, never changed; a trigger refuses anything else. People are named by id alone, since
 * an entry outlives the profile it speaks of.
 */
export const auditEntries = audit.table(
  'entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** `role-changed`, `refused`. */
    action: text('action').notNull(),
    /** Null where nobody was signed in, or a job did it. */
    actor: uuid('actor'),
    operation: text('operation'),
    /** What it was done to. */
    object: text('object'),
    /** Of a sign-in: which session it began. */
    session: text('session'),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    index('entries_of_actor').on(table.actor, table.at),
    index('entries_of_object').on(table.object, table.at),
    uniqueIndex('entries_sign_in_once')
      .on(table.actor, table.session)
      .where(sql`session is not null`),
  ],
);
