import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** Calls with an idempotency key: the request, and the answer, which is stored in the same transaction as its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller; all zeros for a visitor. They may have no row in `people` yet. */
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
