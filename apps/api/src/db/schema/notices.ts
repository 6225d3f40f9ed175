import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { people } from './people.ts';

/** Notices for a person, shown until they are removed. */
export const notices = pgTable(
  'notices',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    message: text('message').notNull(),
    /** Null where it is in English alone. */
    messageEs: text('message_es'),
    type: text('type'),
    webAction: text('web_action'),
    trackingData: jsonb('tracking_data').$type<{ readonly eventName: string }>(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    // NOTE-1: a path of this app or an https address.
    check('notices_web_action', sql`${table.webAction} ~ '^(/(?![/\\\\])|https://)'`),
    check('notices_tracking', sql`jsonb_typeof(${table.trackingData} -> 'eventName') = 'string'`),
  ],
);
