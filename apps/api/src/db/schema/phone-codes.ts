import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, like, moment } from './columns.ts';
import { people } from './people.ts';

/** The code that was last sent to a number that a person wants to have. One a person; the code itself is not kept. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    salt: bytea('salt').notNull(),
    codeHash: bytea('code_hash').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    tries: smallint('tries').notNull().default(0),
    /** How many were sent since `countedFrom`: texts cost money, and may be sent to a stranger. */
    sends: smallint('sends').notNull().default(1),
    countedFrom: moment('counted_from').notNull().defaultNow(),
  },
  (table) => [
    like('phone_codes_phone', table.phone, '^[+]1[0-9]{10}$'),
    check('phone_codes_tries', sql`${table.tries} between 0 and 5`),
    check('phone_codes_sends', sql`${table.sends} between 1 and 5`),
  ],
);
