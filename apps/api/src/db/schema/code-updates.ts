import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { like, moment, oneOf } from './columns.ts';

/** A question of a body that loaded packs answer otherwise than before. Written with the pack that was loaded or removed. */
export const codeUpdates = pgTable(
  'code_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    state: text('state').notNull(),
    level: text('level').notNull(),
    body: text('body').notNull(),
    question: text('question').notNull(),
    about: text('about'),
    appliesTo: text('applies_to'),
    /** As words, with unit and condition; null where nothing answered before, or nothing does since. */
    oldValue: text('old_value'),
    newValue: text('new_value'),
    /** The same in Spanish; null in updates of before there was any. */
    oldValueEs: text('old_value_es'),
    newValueEs: text('new_value_es'),
    /** Of the new answer; where none is left, of the old one. */
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url'),
    sourceDate: text('source_date'),
    sourceRead: date('source_read', { mode: 'string' }),
    pack: text('pack').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The digest that tells it to subscribers; null until there is one. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('code_updates_newest').on(table.changedAt),
    index('code_updates_of_state').on(table.state, table.level, table.changedAt),
    index('code_updates_of_digest').on(table.toldAt),
    like('code_updates_state', table.state, '^[a-z]{2}$'),
    oneOf('code_updates_level', table.level, ['place', 'cousub', 'county', 'state']),
    check('code_updates_differs', sql`${table.oldValue} is distinct from ${table.newValue}`),
    check('code_updates_dated', sql`num_nonnulls(${table.sourceDate}, ${table.sourceRead}) > 0`),
  ],
);
