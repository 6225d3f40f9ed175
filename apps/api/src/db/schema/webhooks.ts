import { WEBHOOK_EVENTS } from '@ridgeline/core/integrations';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { atMost, moment, oneOf } from './columns.ts';
import { people } from './people.ts';
import { teams } from './teams.ts';

/** `off`: turned off by its owner. `disabled`: turned off by us, since it accepted nothing for a day, or is gone. */
const ENDPOINT_STANDINGS = ['on', 'off', 'disabled'] as const;
/** `failed`: given up. `skipped`: not sent, since its address was off or the plan had no integrations. */
const DELIVERY_STANDINGS = ['waiting', 'accepted', 'failed', 'skipped'] as const;
export const DELIVERY_FAILURES = ['refused', 'timed-out', 'not-reached', 'not-public', 'redirected'] as const;

/** The addresses that a person or a team is told of events at. Triggers write a delivery for each event. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Of the mail to its owner. */
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    standing: text('standing', { enum: ENDPOINT_STANDINGS }).notNull().default('on'),
    /** The secret is made from the id and this number; it is not stored. */
    secretVersion: integer('secret_version').notNull().default(1),
    /** The secret before, and until when it is used, too. */
    oldSecretVersion: integer('old_secret_version'),
    oldSecretUntil: moment('old_secret_until'),
    lastAcceptedAt: moment('last_accepted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_endpoints_of_person').on(table.personId),
    index('webhook_endpoints_of_team').on(table.teamId),
    uniqueIndex('webhook_endpoints_once').on(
      sql`coalesce(${table.personId}, ${table.teamId})`,
      table.address,
    ),
    check('webhook_endpoints_one_holder', sql`num_nonnulls(${table.personId}, ${table.teamId}) = 1`),
    check(
      'webhook_endpoints_whole_old_secret',
      sql`num_nonnulls(${table.oldSecretVersion}, ${table.oldSecretUntil}) in (0, 2)`,
    ),
    oneOf('webhook_endpoints_standing', table.standing, ENDPOINT_STANDINGS),
    oneOf('webhook_endpoints_language', table.language, ['en', 'es']),
    atMost('webhook_endpoints_address', table.address, 500),
    check(
      'webhook_endpoints_events',
      sql`${table.events} <@ array[${sql.raw(WEBHOOK_EVENTS.map((event) => `'${event}'`).join(', '))}]`,
    ),
  ],
);

/** An event for one address: written in the transaction of the change that it tells of. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    standing: text('standing', { enum: DELIVERY_STANDINGS }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    nextTryAt: moment('next_try_at'),
    /** While a copy sends it; if that copy is killed, another sends it after this time. */
    leasedUntil: moment('leased_until'),
    /** How the last try ended. */
    status: integer('status'),
    failure: text('failure', { enum: DELIVERY_FAILURES }),
    durationMs: integer('duration_ms'),
    body: text('body'),
  },
  (table) => [
    index('webhook_deliveries_of_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_old').on(table.createdAt),
    oneOf('webhook_deliveries_standing', table.standing, DELIVERY_STANDINGS),
    oneOf('webhook_deliveries_failure', table.failure, DELIVERY_FAILURES),
    atMost('webhook_deliveries_body', table.body, 500),
    check('webhook_deliveries_data', sql`jsonb_typeof(${table.data}) = 'object'`),
  ],
);

/** Every try of a delivery, and how it ended: a delivery itself keeps only its last. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    status: integer('status'),
    failure: text('failure', { enum: DELIVERY_FAILURES }),
    durationMs: integer('duration_ms').notNull(),
    body: text('body'),
  },
  (table) => [
    index('webhook_tries_of_delivery').on(table.deliveryId, table.id),
    oneOf('webhook_tries_failure', table.failure, DELIVERY_FAILURES),
    atMost('webhook_tries_body', table.body, 500),
  ],
);
