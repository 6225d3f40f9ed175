import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { atMost, moment } from './columns.ts';

/** The provider's events that were received: it sends each at least once, and for a few days. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_events_oldest').on(table.receivedAt),
    atMost('payment_events_id', table.id, 255),
  ],
);
