import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, like, moment } from './columns.ts';
import { people } from './people.ts';

/** Guesses at one code. */
export const MOST_CODE_TRIES = 5;

/** The last code sent to the phone number that a person wants to verify, as a hash: one row per person. */
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
    /** Sends since `countedFrom`: texts cost money, and may reach a stranger. */
    sends: smallint('sends').notNull().default(1),
    countedFrom: moment('counted_from').notNull().defaultNow(),
  },
  (table) => [
    like('phone_codes_phone', table.phone, '^[+]1[0-9]{10}$'),
    check('phone_codes_tries', sql`${table.tries} between 0 and ${sql.raw(String(MOST_CODE_TRIES))}`),
    check('phone_codes_sends', sql`${table.sends} between 1 and 5`),
  ],
);
