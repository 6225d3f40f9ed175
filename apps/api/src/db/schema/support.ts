import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, bytea, like, moment, oneOf } from './columns.ts';
import { people } from './people.ts';

/**
 * Keys with which an administrator calls the support desk's operations from a script. An operator makes them at the
 * server; they end by themselves, so that one that is forgotten in a file is worth nothing soon.
 */
export const supportKeys = pgTable(
  'support_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    secretHash: bytea('secret_hash').notNull().unique(),
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('support_keys_of_person').on(table.personId),
    like('support_keys_ending', table.ending, '^.{4}$'),
    check('support_keys_end_soon', sql`${table.endsAt} <= ${table.createdAt} + interval '7 days'`),
  ],
);

const KINDS = ['quick_view', 'code_detail', 'weather'] as const;

/** The ledger of what the support desk added to allowances. Rows are appended and never changed. */
export const allowanceGrants = pgTable(
  'allowance_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** Who was at the desk: an id without a reference, which outlives the profile. */
    grantedBy: uuid('granted_by').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (table) => [
    index('allowance_grants_of_person').on(table.personId, table.grantedAt),
    oneOf('allowance_grants_kind', table.kind, KINDS),
    check('allowance_grants_amount', sql`${table.amount} between 1 and 20`),
    atMost('allowance_grants_reason', table.reason, 500),
  ],
);
