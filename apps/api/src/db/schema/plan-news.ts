import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { subscriptions } from './subscriptions.ts';

export const PLAN_NEWS = ['trial-over', 'payments-resumed'] as const;

/** What the holders of plans were told of, once each: a row is there when the job that tells it is. */
export const planNews = pgTable(
  'plan_news',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PLAN_NEWS }).notNull(),
    /** When it happened. */
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.happenedAt] }),
    oneOf('plan_news_kind', table.kind, PLAN_NEWS),
  ],
);
