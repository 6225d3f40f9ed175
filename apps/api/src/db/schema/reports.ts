import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, bytea, citext, like, moment, oneOf, sourcedFacts } from './columns.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

/** The states whose code changes a person subscribed to. One row per person, so that the list is replaced as a whole. */
export const subscribedStates = pgTable(
  'subscribed_states',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    states: text('states').array().notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    index('subscribed_states_by_state').using('gin', table.states),
    check(
      'subscribed_states_letters',
      sql`array_to_string(${table.states}, ',') ~ '^([a-z]{2}(,[a-z]{2})*)?$'`,
    ),
  ],
);

/** Other ways to find a report than its number: a share link, and a name of its own. */
export const reportLinks = pgTable(
  'report_links',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .primaryKey()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    /** Stored in plain text, since everyone who may share the report gets the same link. */
    shareToken: text('share_token').unique(),
    /** When the share link stops; null for one that lasts until it is revoked. */
    shareEndsAt: moment('share_ends_at'),
    vanityId: citext('vanity_id').unique(),
  },
  (table) => [
    like('report_links_share_token', table.shareToken, '^[A-Za-z0-9_-]{22,64}$'),
    like('report_links_vanity_id', table.vanityId, '^[A-Za-z0-9][A-Za-z0-9-]{2,63}$'),
  ],
);

/** Reports of visitors. They share one number sequence with projects, so that adopting keeps the number. */
export const anonymousReports = pgTable(
  'anonymous_reports',
  {
    reportNumber: bigint('report_number', { mode: 'number' }).primaryKey(),
    /** Digest of the visit's secret: without the secret nothing is found here. */
    secretHash: bytea('secret_hash').notNull(),
    address: text('address').notNull(),
    state: text('state').notNull(),
    jurisdiction: text('jurisdiction'),
    propertyType: text('property_type', { enum: ['residential', 'commercial'] }).notNull(),
    roofType: text('roof_type', { enum: ['steep-slope', 'low-slope'] }).notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    content: jsonb('content').notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    adoptedBy: uuid('adopted_by').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('anonymous_reports_of_person').on(table.adoptedBy),
    // Reports that nobody adopts are deleted.
    index('anonymous_reports_left')
      .on(table.createdAt)
      .where(sql`adopted_by is null`),
    atMost('anonymous_reports_address', table.address, 300),
    like('anonymous_reports_state', table.state, '^[a-z]{2}$'),
    oneOf('anonymous_reports_property_type', table.propertyType, ['residential', 'commercial']),
    oneOf('anonymous_reports_roof_type', table.roofType, ['steep-slope', 'low-slope']),
    sourcedFacts('anonymous_reports_facts_have_sources', 'content'),
    check('anonymous_reports_content', sql`jsonb_typeof(${table.content}) = 'object'`),
  ],
);

/** How many reports a visit has made in its day, which begins with the first of them. */
export const anonymousVisits = pgTable(
  'anonymous_visits',
  {
    /** As in `anonymous_reports`. */
    secretHash: bytea('secret_hash').primaryKey(),
    made: integer('made').notNull(),
    dayEndsAt: moment('day_ends_at').notNull(),
  },
  (table) => [
    // Days that are over are deleted.
    index('anonymous_visits_over').on(table.dayEndsAt),
    check('anonymous_visits_made', sql`${table.made} between 1 and 5`),
  ],
);
