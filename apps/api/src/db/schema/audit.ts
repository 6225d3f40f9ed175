import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const audit = pgSchema('audit');

/**
 * Who changed what: append-only; a trigger refuses updates and deletes. People are named by id alone, since an entry
 * outlives the profile it names.
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
    /** Null for visitors and jobs. */
    actor: uuid('actor'),
    operation: text('operation'),
    /** The id of the object that was changed. */
    object: text('object'),
    /** For a sign-in: the session that began. */
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
