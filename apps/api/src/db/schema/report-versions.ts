import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, sourcedFacts } from './columns.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

/** What a report said before it was refreshed: the part of a project that a refresh replaces. Never changed, only deleted. */
export const reportVersions = pgTable(
  'report_versions',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    asOf: moment('as_of').notNull(),
    /** As it was found: a correction is not part of a version. */
    jurisdiction: text('jurisdiction'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportNumber, table.version] }),
    check('report_versions_content', sql`jsonb_typeof(${table.content}) = 'object'`),
    sourcedFacts('report_versions_facts_have_sources', 'content'),
    sourcedFacts('report_versions_authority_has_sources', `content -> 'authority'`),
  ],
);

/** The newest version of a report that a person has read. */
export const reportReadings = pgTable(
  'report_readings',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    factsVersion: integer('facts_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.reportNumber] }),
    index('report_readings_of_report').on(table.reportNumber),
  ],
);
