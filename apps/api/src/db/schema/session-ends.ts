import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * When all sessions of an account were ended, as by a new password or a deletion. A token carries its own end an hour
 * ahead; this is what ends it sooner. The account may have no row among people, or none any more.
 */
export const sessionEnds = pgTable('session_ends', {
  personId: uuid('person_id').primaryKey(),
  /** Sessions that were begun before are over. */
  endedAt: moment('ended_at').notNull(),
  /** The session that ended the others (`origin_jti`). */
  spared: text('spared'),
});
