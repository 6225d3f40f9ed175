import { TEAM_ROLES } from '@ridgeline/core/teams';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, citext, moment, oneOf } from './columns.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

/** An accepted invite is deleted: the person is a member then. */
const INVITE_STATUSES = ['pending', 'declined'] as const;

export const teams = pgTable(
  'teams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => people.id),
    logoUrl: text('logo_url'),
    /** Set if the plan is a bucket plan: one size for its whole life. */
    bucketSize: integer('bucket_size'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // The owner must be a member: concurrent changes can neither remove them nor make a non-member the owner.
    foreignKey({
      name: 'teams_owner_is_member',
      columns: [table.id, table.adminId],
      foreignColumns: [teamMembers.teamId, teamMembers.personId],
    }),
    atMost('teams_name', table.name, 100),
    check('teams_name_said', sql`${table.name} ~ '\\S'`),
    check('teams_name_of_one_line', sql`${table.name} !~ '[[:cntrl:]\u2028\u2029]'`),
    check('teams_bucket_size', sql`${table.bucketSize} > 0`),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references((): AnyPgColumn => teams.id, { onDelete: 'cascade' }),
    // One team per person: the specification has a single `team_id`.
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** When the accepted invite was last sent; null for a person who needed none. */
    invitedAt: moment('invited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.personId] }),
    oneOf('team_members_role', table.role, TEAM_ROLES),
  ],
);

/** Who was removed, so that it can be undone (TEAM-2.4). A row older than that has no use; the next removal deletes it. */
export const formerMembers = pgTable(
  'former_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    joinedAt: moment('joined_at').notNull(),
    invitedAt: moment('invited_at'),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.personId] }),
    index('former_members_of_person').on(table.personId),
    oneOf('former_members_role', table.role, TEAM_ROLES),
  ],
);

/** Invites that are pending or declined; accepted ones have become members. */
export const teamInvites = pgTable(
  'team_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    email: citext('email').notNull(),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    status: text('status', { enum: INVITE_STATUSES }).notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last sent. */
    invitedAt: moment('invited_at').notNull().defaultNow(),
  },
  (table) => [
    unique('team_invites_once').on(table.teamId, table.email),
    index('team_invites_of_email').on(table.email),
    oneOf('team_invites_role', table.role, TEAM_ROLES),
    oneOf('team_invites_status', table.status, INVITE_STATUSES),
    check('team_invites_email', sql`length(${table.email}::text) <= 254`),
  ],
);

/** How many invites a team has sent in its current day, which begins with the first invite after the last day ended. */
export const teamInviteDays = pgTable(
  'team_invite_days',
  {
    teamId: uuid('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    sent: integer('sent').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('team_invite_days_sent', sql`${table.sent} > 0`)],
);

/** How many projects each person has, archived ones included. Updated by triggers, so that no list counts rows. */
export const projectCounts = pgTable('project_counts', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  projects: integer('projects').notNull(),
});

/** The projects of an OCC id. */
export const occProjects = pgTable(
  'occ_projects',
  {
    occId: text('occ_id').notNull(),
    reportNumber: bigint('report_number', { mode: 'number' })
      .notNull()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.occId, table.reportNumber] }),
    index('occ_projects_of_project').on(table.reportNumber),
    atMost('occ_projects_occ_id', table.occId, 100),
  ],
);
