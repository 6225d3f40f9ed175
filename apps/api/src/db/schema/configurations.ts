import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

const AUDIENCES = ['anyone', 'signed-in', 'form'] as const;

/** Lists and settings for screens and forms, so that they can change without a release. */
export const configurations = pgTable(
  'configurations',
  {
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    name: text('name').notNull(),
    item: jsonb('item').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.name] }),
    oneOf('configurations_audience', table.audience, AUDIENCES),
    // Everything except the settings of a single screen is a list of label and value.
    check(
      'configurations_lists',
      sql`${table.audience} = 'signed-in' or not jsonb_path_exists(${table.item}, 'strict $ ? (@.type() != "array")')
        and not jsonb_path_exists(${table.item}, '$[*] ? (!(@.label.type() == "string" && @.value.type() == "string"))')`,
    ),
  ],
);
