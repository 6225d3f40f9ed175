import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { coupons } from './payments.ts';
import { people } from './people.ts';
import { teams } from './teams.ts';

/** How often a person or a team has used a coupon. The constraint is its limit under concurrent orders. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    holder: uuid('holder')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(person_id, team_id)`),
    uses: integer('uses').notNull(),
    /** The coupon's limit at the last use. */
    maxUses: integer('max_uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.holder] }),
    check('coupon_uses_one_holder', sql`num_nonnulls(${table.personId}, ${table.teamId}) = 1`),
    check('coupon_uses_used_up', sql`${table.uses} between 0 and ${table.maxUses}`),
  ],
);
