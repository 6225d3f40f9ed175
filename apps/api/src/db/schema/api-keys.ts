import { inet, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, like, moment } from './columns.ts';
import { people } from './people.ts';

/** API keys of integrations. The secret itself is not stored: it is long and random, so a plain digest is enough. */
export const apiKeys = pgTable(
  'api_keys',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    secretHash: bytea('secret_hash').notNull().unique(),
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Written once in five minutes at most, with the network address of that call. */
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: inet('last_used_from'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.name] }),
    like('api_keys_name', table.name, '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
    like('api_keys_ending', table.ending, '^.{4}$'),
  ],
);
