import { sql } from 'drizzle-orm';
import { check, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { like, moment } from './columns.ts';

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/** The city limits of one state, as one file brought them. A state is loaded as a whole. */
export const cityLimitSets = pgTable(
  'city_limit_sets',
  {
    state: text('state').primaryKey(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url'),
    edition: text('edition').notNull(),
    /** The day whose limits these are. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    sha256: text('sha256').notNull(),
    loadedAt: moment('loaded_at').notNull().defaultNow(),
  },
  (table) => [
    like('city_limit_sets_state', table.state, '^[a-z]{2}$'),
    like('city_limit_sets_sha256', table.sha256, '^[0-9a-f]{64}$'),
    check('city_limit_sets_source', sql`${table.sourceName} <> '' and ${table.edition} <> ''`),
  ],
);

/** Incorporated places: cities, towns, villages and boroughs with a government of their own. */
export const cityLimits = pgTable(
  'city_limits',
  {
    geoid: text('geoid').primaryKey(),
    state: text('state')
      .notNull()
      .references(() => cityLimitSets.state, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [
    index('city_limits_by_name').on(table.state, sql`lower(${table.name})`),
    like('city_limits_geoid', table.geoid, '^[0-9]{7}$'),
  ],
);

/** Cities that there are, and whose limits the loaded data lacks. Replaced as a whole. */
export const cityLimitGaps = pgTable(
  'city_limit_gaps',
  {
    geoid: text('geoid').primaryKey(),
    state: text('state').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    index('city_limit_gaps_of_state').on(table.state),
    like('city_limit_gaps_geoid', table.geoid, '^[0-9]{7}$'),
  ],
);

/** The rings of an outline, holes among them: a point is inside where it lies in an odd number of a place's rings. */
export const cityLimitRings = pgTable(
  'city_limit_rings',
  {
    geoid: text('geoid')
      .notNull()
      .references(() => cityLimits.geoid, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Degrees, longitude first. */
    ring: polygon('ring').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.geoid, table.number] }),
    index('city_limit_rings_at').using('gist', table.ring),
  ],
);
