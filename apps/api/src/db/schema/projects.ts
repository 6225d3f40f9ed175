import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { people } from './people.ts';

const PROPERTY_TYPES = ['residential', 'commercial'] as const;
const ROOF_TYPES = ['steep-slope', 'low-slope'] as const;
const ADD_ONS = ['code-detail', 'weather'] as const;

/** A project, also called a report: what was asked about one property. */
export const projects = pgTable(
  'projects',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 100_001 }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    address: text('address').notNull(),
    state: text('state').notNull(),
    jurisdiction: text('jurisdiction'),
    propertyType: text('property_type', { enum: PROPERTY_TYPES }).notNull(),
    roofType: text('roof_type', { enum: ROOF_TYPES }).notNull(),
    includes: text('includes', { enum: ADD_ONS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    claimNumber: text('claim_number'),
    jobNumber: text('job_number'),
    createdAt: moment('created_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
    /** What a search term is looked for in. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(address || ' ' || coalesce(jurisdiction, '') || ' ' || coalesce(claim_number, '') || ' ' || coalesce(job_number, '') || ' ' || report_number)`,
      ),
  },
  (table) => [
    index('projects_newest').on(table.ownerId, table.createdAt, table.reportNumber),
    index('projects_by_address').on(table.ownerId, table.address, table.reportNumber),
    index('projects_words').using('gin', sql`words gin_trgm_ops`),
    oneOf('projects_property_type', table.propertyType, PROPERTY_TYPES),
    oneOf('projects_roof_type', table.roofType, ROOF_TYPES),
    check(
      'projects_includes',
      sql`${table.includes} <@ array[${sql.raw(ADD_ONS.map((word) => `'${word}'`).join(', '))}]`,
    ),
    check('projects_state_two_letters', sql`${table.state} ~ '^[a-z]{2}$'`),
  ],
);
