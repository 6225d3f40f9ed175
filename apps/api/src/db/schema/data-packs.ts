import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { like, moment, oneOf } from './columns.ts';

/** The loaded data packs (docs/data-packs.md). A pack is loaded as a whole. */
export const dataPacks = pgTable(
  'data_packs',
  {
    id: text('id').primaryKey(),
    version: text('version').notNull(),
    licence: text('licence').notNull(),
    compiledOn: date('compiled_on', { mode: 'string' }).notNull(),
    rowCount: integer('row_count').notNull(),
    sha256: text('sha256').notNull(),
    loadedAt: moment('loaded_at').notNull().defaultNow(),
  },
  (table) => [like('data_packs_sha256', table.sha256, '^[0-9a-f]{64}$')],
);

/** A row of a pack for each body that it names, in the columns of the format. */
export const dataPackRows = pgTable(
  'data_pack_rows',
  {
    pack: text('pack')
      .notNull()
      .references(() => dataPacks.id, { onDelete: 'cascade' }),
    rowId: text('row_id').notNull(),
    body: text('body').notNull(),
    level: text('level').notNull(),
    question: text('question').notNull(),
    about: text('about'),
    aboutEs: text('about_es'),
    value: text('value').notNull(),
    valueEs: text('value_es'),
    unit: text('unit'),
    basis: text('basis'),
    condition: text('condition'),
    conditionEs: text('condition_es'),
    appliesTo: text('applies_to'),
    status: text('status').notNull(),
    settledBy: text('settled_by'),
    effective: text('effective'),
    modelYears: text('model_years'),
    trust: text('trust').notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url'),
    sourceEdition: text('source_edition'),
    sourceDate: text('source_date'),
    sourceRead: date('source_read', { mode: 'string' }),
    /** What a fee schedule charges. */
    schedule: jsonb('schedule'),
  },
  (table) => [
    primaryKey({ columns: [table.pack, table.rowId, table.body] }),
    index('data_pack_rows_of_body').on(table.body),
    index('data_pack_rows_by_name')
      .on(sql`lower(${table.value})`)
      .where(sql`${table.question} = 'body-name'`),
    index('data_pack_rows_of_fees')
      .on(table.rowId)
      .where(sql`${table.question} = 'fee-schedule'`),
    check(
      'data_pack_rows_schedule',
      sql`(${table.question} = 'fee-schedule') = (${table.schedule} is not null)`,
    ),
    // A fact without source or date cannot enter.
    check('data_pack_rows_source', sql`${table.sourceName} <> ''`),
    check('data_pack_rows_dated', sql`num_nonnulls(${table.sourceDate}, ${table.sourceRead}) > 0`),
    like('data_pack_rows_source_date', table.sourceDate, '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
    check('data_pack_rows_value', sql`${table.value} <> ''`),
    oneOf('data_pack_rows_level', table.level, ['place', 'cousub', 'county', 'state', 'maker']),
    oneOf('data_pack_rows_status', table.status, ['adopted', 'superseded', 'no-answer']),
    oneOf('data_pack_rows_trust', table.trust, ['high', 'medium', 'low']),
  ],
);
