import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, moment, oneOf } from './columns.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

const KINDS = ['city', 'county', 'town'] as const;

/** Who a person says controls at the address of a project, instead of what was found. A trigger writes the audit log. */
export const jurisdictionCorrections = pgTable(
  'jurisdiction_corrections',
  {
    reportNumber: bigint('report_number', { mode: 'number' })
      .primaryKey()
      .references(() => projects.reportNumber, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    name: text('name').notNull(),
    why: text('why').notNull(),
    /** Jurisdiction and contact of the project before it was corrected; they return when the correction is undone. */
    foundName: text('found_name'),
    foundContact: jsonb('found_contact'),
    madeBy: uuid('made_by').references(() => people.id, { onDelete: 'set null' }),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [
    // For the end of an account, which leaves their corrections without a name.
    index('jurisdiction_corrections_of_maker').on(table.madeBy),
    oneOf('jurisdiction_corrections_kind', table.kind, KINDS),
    check('jurisdiction_corrections_not_empty', sql`${table.name} <> '' and ${table.why} <> ''`),
    atMost('jurisdiction_corrections_name', table.name, 200),
    atMost('jurisdiction_corrections_why', table.why, 1000),
  ],
);
