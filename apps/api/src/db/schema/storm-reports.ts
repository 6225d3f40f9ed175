import { sql } from 'drizzle-orm';
import type { StormKind, StormRecord, StormReport } from '@ridgeline/core/storms';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  point,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { like, moment, oneOf } from './columns.ts';

const RECORDS: readonly StormRecord[] = ['spc-daily', 'spc-annual', 'ncei'];
const KINDS: readonly StormKind[] = ['hail', 'wind'];
const BASES: readonly StormReport['basis'][] = ['measured', 'estimated', 'unknown'];

/** Files of storm reports that an operator loaded. */
export const stormFiles = pgTable(
  'storm_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    record: text('record').notNull(),
    /** The kinds it tells of; a day without hail tells of hail. */
    kinds: text('kinds').array().notNull(),
    /** Of Storm Events: the year, of which the latest edition is kept. */
    year: smallint('year'),
    made: date('made', { mode: 'string' }),
    /** The time of its first and last report; null without one. */
    firstAt: moment('first_at'),
    lastAt: moment('last_at'),
    loadedAt: moment('loaded_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('storm_files_once').on(table.sha256),
    uniqueIndex('storm_files_edition').on(table.year),
    like('storm_files_sha256', table.sha256, '^[0-9a-f]{64}$'),
    oneOf('storm_files_record', table.record, RECORDS),
    check('storm_files_name', sql`${table.name} <> ''`),
    check(
      'storm_files_made',
      sql`(${table.record} = 'ncei') = (${table.year} is not null and ${table.made} is not null)`,
    ),
  ],
);

/** Reports of hail and wind, each with the file and line it is from. */
export const stormReports = pgTable(
  'storm_reports',
  {
    /** Made of what the report says: the same in a later copy of its file. */
    id: uuid('id').primaryKey(),
    fileId: integer('file_id')
      .notNull()
      .references(() => stormFiles.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    /** Degrees, longitude first. */
    place: point('place', { mode: 'tuple' }).notNull(),
    /** As the file gives it; null where it gives none. */
    magnitude: numeric('magnitude', { precision: 8, scale: 2 }),
    unit: text('unit'),
    basis: text('basis').notNull(),
    location: text('location').notNull(),
    county: text('county').notNull(),
    state: text('state').notNull(),
    comments: text('comments').notNull(),
    eventId: text('event_id'),
  },
  (table) => [
    index('storm_reports_near').using('gist', table.place),
    index('storm_reports_of_file').on(table.fileId),
    check('storm_reports_line', sql`${table.line} > 0`),
    oneOf('storm_reports_kind', table.kind, KINDS),
    check('storm_reports_magnitude', sql`${table.magnitude} > 0`),
    check(
      'storm_reports_unit',
      sql`(${table.magnitude} is null) = (${table.unit} is null)
        and (${table.unit} is null or (${table.kind} = 'hail') = (${table.unit} = 'hundredths-in'))`,
    ),
    oneOf('storm_reports_known_unit', table.unit, ['hundredths-in', 'mph', 'knots']),
    oneOf('storm_reports_basis', table.basis, BASES),
    like('storm_reports_state', table.state, '^[A-Z]{2}$'),
  ],
);
