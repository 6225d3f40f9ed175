import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, like, moment, oneOf, sourcedFacts } from './columns.ts';
import { orders } from './payments.ts';
import { people } from './people.ts';

const PROPERTY_TYPES = ['residential', 'commercial'] as const;
const ROOF_TYPES = ['steep-slope', 'low-slope'] as const;
const ADD_ONS = ['code-detail', 'weather'] as const;

/** A project, also called a report: the question about one property and its answer. */
export const projects = pgTable(
  'projects',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 100_001 }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    /** The owner's team, updated by triggers as people join and leave, so that a team's list is a single index scan. */
    teamId: uuid('team_id'),
    address: text('address').notNull(),
    state: text('state').notNull(),
    jurisdiction: text('jurisdiction'),
    propertyType: text('property_type', { enum: PROPERTY_TYPES }).notNull(),
    roofType: text('roof_type', { enum: ROOF_TYPES }).notNull(),
    /** What the roof is covered with, as its maker and product are named in data packs: `gaf/timberline-hdz`. */
    product: text('product'),
    includes: text('includes', { enum: ADD_ONS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    claimNumber: text('claim_number'),
    jobNumber: text('job_number'),
    projectDate: date('project_date', { mode: 'string' }),
    projectDateType: text('project_date_type'),
    userFlags: jsonb('user_flags').$type<Record<string, boolean>>().notNull().default({}),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    appSource: text('app_source').notNull().default('web'),
    version: integer('version').notNull().default(4),
    /** The format of `content`: 1 is the legacy format, which is returned as it is. */
    recordVersion: integer('record_version').notNull().default(2),
    /** The content of the report, besides the columns. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The purchase that paid for it, if no plan did. A purchase pays for one project. */
    orderId: uuid('order_id')
      .unique()
      .references((): AnyPgColumn => orders.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when the facts are those of today; null if they are still those of the order. */
    refreshedAt: moment('refreshed_at'),
    /** Counts what the report has said so far; the earlier ones are in `report_versions`. */
    factsVersion: integer('facts_version').notNull().default(1),
    archivedAt: moment('archived_at'),
    /** The sections in which at least one question has an answer. */
    answeredSections: text('answered_sections')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`answered_sections(content)`),
    /** The code of the authority, as data packs name it: that of a correction, else the one that was found. */
    authority: text('authority').generatedAlwaysAs(sql`authority_found(content)`),
    /** The text that searches match. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(address || ' ' || coalesce(jurisdiction, '') || ' ' || coalesce(claim_number, '') || ' ' || coalesce(job_number, '') || ' ' || report_number)`,
      ),
  },
  (table) => [
    index('projects_newest').on(table.ownerId, table.createdAt, table.reportNumber),
    index('projects_by_address').on(table.ownerId, table.address, table.reportNumber),
    index('projects_of_team').on(table.teamId, table.createdAt, table.reportNumber),
    index('projects_of_team_by_address').on(table.teamId, table.address, table.reportNumber),
    index('projects_words').using('gin', sql`words gin_trgm_ops`),
    check('projects_date_and_type', sql`(${table.projectDate} is null) = (${table.projectDateType} is null)`),
    check('projects_user_flags', sql`jsonb_typeof(${table.userFlags}) = 'object'`),
    check('projects_content', sql`jsonb_typeof(${table.content}) = 'object'`),
    sourcedFacts('projects_facts_have_sources', 'content'),
    // Of the authority that a correction names.
    sourcedFacts('projects_authority_has_sources', `content -> 'authority'`),
    check(
      'projects_place',
      sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    atMost('projects_claim_number', table.claimNumber, 100),
    atMost('projects_job_number', table.jobNumber, 100),
    atMost('projects_date_type', table.projectDateType, 100),
    oneOf('projects_property_type', table.propertyType, PROPERTY_TYPES),
    oneOf('projects_roof_type', table.roofType, ROOF_TYPES),
    like('projects_product', table.product, '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'),
    check(
      'projects_includes',
      sql`${table.includes} <@ array[${sql.raw(ADD_ONS.map((word) => `'${word}'`).join(', '))}]`,
    ),
    check('projects_state_two_letters', sql`${table.state} ~ '^[a-z]{2}$'`),
  ],
);
