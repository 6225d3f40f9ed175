import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** A call that may be sent again: what it asked, and what it was answered in the same transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is; all zeros for nobody. They may have no row among people yet. */
    caller: uuid('caller').notNull(),
    keyHash: bytea('key_hash').notNull(),
    operation: text('operation').notNull(),
    requestHash: bytea('request_hash').notNull(),
    answer: text('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash] }),
    index('idempotency_keys_oldest').on(table.createdAt),
  ],
);
