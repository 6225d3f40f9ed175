import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, moment } from './columns.ts';
import { people } from './people.ts';

export const syncDatasets = pgTable(
  'sync_datasets',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Incremented by each accepted update. */
    syncCount: integer('sync_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.name] }),
    check('sync_datasets_count', sql`${table.syncCount} > 0`),
  ],
);

export const syncRecords = pgTable(
  'sync_records',
  {
    personId: uuid('person_id').notNull(),
    dataset: text('dataset').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    syncCount: integer('sync_count').notNull(),
    modifiedAt: moment('modified_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.dataset, table.key] }),
    foreignKey({
      name: 'sync_records_dataset',
      columns: [table.personId, table.dataset],
      foreignColumns: [syncDatasets.personId, syncDatasets.name],
    }).onDelete('cascade'),
    check('sync_records_key', sql`length(${table.key}) between 1 and 1024`),
    atMost('sync_records_value', table.value, 100_000),
  ],
);
