import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { people } from './people.ts';
import { teams } from './teams.ts';

const COUNTINGS = ['lifetime', 'monthly', 'free'] as const;

/**
 * Usage of each kind, by a person, or by a team as a whole. `allowed_…` is the allowance at the last use: a constraint keeps
 * the usage within it.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    holder: uuid('holder')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(person_id, team_id)`),
    counting: text('counting', { enum: COUNTINGS }).notNull(),
    /** Counts of an earlier period are ignored. */
    periodStart: moment('period_start').notNull(),
    quickViews: integer('quick_views').notNull().default(0),
    codeDetails: integer('code_details').notNull().default(0),
    weather: integer('weather').notNull().default(0),
    allowedQuickViews: integer('allowed_quick_views').notNull().default(0),
    allowedCodeDetails: integer('allowed_code_details').notNull().default(0),
    allowedWeather: integer('allowed_weather').notNull().default(0),
    /** Add-ons bought in the period. */
    extraQuickViews: integer('extra_quick_views').notNull().default(0),
    extraCodeDetails: integer('extra_code_details').notNull().default(0),
    extraWeather: integer('extra_weather').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.counting] }),
    check('usage_counts_one_holder', sql`num_nonnulls(${table.personId}, ${table.teamId}) = 1`),
    oneOf('usage_counts_counting', table.counting, COUNTINGS),
    check('usage_counts_quick_views', sql`${table.quickViews} between 0 and ${table.allowedQuickViews}`),
    check('usage_counts_code_details', sql`${table.codeDetails} between 0 and ${table.allowedCodeDetails}`),
    check('usage_counts_weather', sql`${table.weather} between 0 and ${table.allowedWeather}`),
    check(
      'usage_counts_extras',
      sql`least(${table.extraQuickViews}, ${table.extraCodeDetails}, ${table.extraWeather}) >= 0`,
    ),
  ],
);
