import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { subscriptions } from './subscriptions.ts';

export const PLAN_NEWS = ['trial-over', 'payments-resumed'] as const;

/** News already sent to plan holders, once each: the row is inserted with the job that sends it. */
export const planNews = pgTable(
  'plan_news',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PLAN_NEWS }).notNull(),
    /** When the event happened. */
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.happenedAt] }),
    oneOf('plan_news_kind', table.kind, PLAN_NEWS),
  ],
);
