import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * When all sessions of an account were ended, for example by a new password or a deletion. A token is valid for up to an
 * hour; this ends it earlier. The account need not have a row in `people`.
 */
export const sessionEnds = pgTable('session_ends', {
  personId: uuid('person_id').primaryKey(),
  /** Sessions that began before this time have ended. */
  endedAt: moment('ended_at').notNull(),
  /** The session that ended the others and stays (`origin_jti`). */
  spared: text('spared'),
});
