import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, moment } from './columns.ts';
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
