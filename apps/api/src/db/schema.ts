import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const SIGN_IN_KINDS = ['cognito', 'google', 'apple', 'microsoft', 'sso'] as const;
const TEAM_ROLES = ['admin', 'member', 'viewer'] as const;
const PROPERTY_TYPES = ['residential', 'commercial'] as const;
const ROOF_TYPES = ['steep-slope', 'low-slope'] as const;
const ADD_ONS = ['code-detail', 'weather'] as const;

const citext = customType<{ data: string }>({ dataType: () => 'citext' });
/** A closed list of words, held by the database as well as by the types. */
const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Everybody who ever signed up. `id` is the user pool's. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    email: citext('email').notNull().unique(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    signsInBy: text('signs_in_by', { enum: SIGN_IN_KINDS }).notNull().default('cognito'),
    professionType: text('profession_type'),
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    company: text('company'),
    signedUpAt: moment('signed_up_at').notNull().defaultNow(),
    acceptedTosAt: moment('accepted_tos_at'),
  },
  (table) => [
    oneOf('people_signs_in_by', table.signsInBy, SIGN_IN_KINDS),
    check('people_phone', sql`${table.phone} ~ '^[+]1[0-9]{10}$'`),
  ],
);

export const teams = pgTable('teams', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => people.id),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    // One team a person: the specification knows a single `team_id`.
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.personId] }),
    oneOf('team_members_role', table.role, TEAM_ROLES),
  ],
);

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
