import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { like } from './columns.ts';
import { teams } from './teams.ts';

/** The logos that were stored for a team, shown or not: each a file under the hash of what it shows. */
export const teamLogos = pgTable(
  'team_logos',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.hash] }),
    like('team_logos_hash', table.hash, '^[0-9a-f]{64}$'),
  ],
);
