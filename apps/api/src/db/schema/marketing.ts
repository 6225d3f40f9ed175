import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, citext, moment } from './columns.ts';
import { people } from './people.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    details: text('details').notNull(),
    source: text('source'),
    reportNumber: text('report_number'),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    index('feedback_newest').on(table.sentAt, table.id),
    index('feedback_of_person').on(table.personId),
    atMost('feedback_details', table.details, 10_000),
  ],
);

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    survey: text('survey').notNull(),
    values: jsonb('values').notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.survey] }),
    check('survey_answers_values', sql`jsonb_typeof(${table.values}) = 'object'`),
  ],
);

/** Updates for the marketing contact list, in the order in which they arrived. */
export const contactUpdates = pgTable(
  'contact_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: citext('email').notNull(),
    updates: jsonb('updates').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('contact_updates_of_email').on(table.email, table.id),
    check('contact_updates_updates', sql`jsonb_typeof(${table.updates}) = 'object'`),
  ],
);

/** The email address that an identity provider sent with its own id of a person. The first one is kept. */
export const idAssociations = pgTable('id_associations', {
  providerId: text('provider_id').primaryKey(),
  email: citext('email').notNull(),
  since: moment('since').notNull().defaultNow(),
});
