import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement, type CallerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { auditEntries } from '../../db/schema/audit.ts';

const SELECTED = ['id', 'at', 'action', 'actor', 'operation', 'object', 'details'] as const;
export type AuditEntryRow = RowOf<typeof auditEntries, (typeof SELECTED)[number]>;

/** What entries are searched by, in the order of the values. */
const FILTERS = {
  actor: (value: string) => `entry.actor = ${value}::uuid`,
  object: (value: string) => `entry.object = ${value}`,
  action: (value: string) => `entry.action = ${value}`,
  before: (value: string) => `entry.id < ${value}::bigint`,
} as const;
const NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];

export type AuditSearch = { readonly [Name in keyof typeof FILTERS]: string | null };

const statements = new Map<string, CallerStatement>();

/** One statement per set of filters: with an optional condition, Postgres would not use the indexes. */
function statementFor(names: readonly (keyof typeof FILTERS)[]): CallerStatement {
  const name = ['audit', ...names].join('.');
  const known = statements.get(name);
  if (known) return known;
  const conditions = names.map((one, index) => `and ${FILTERS[one](`$${index + 3}`)}`);
  const made = callerStatement(
    name,
    `select ${columnsOf(auditEntries, 'entry', SELECTED)} from audit.entries entry
     where true ${conditions.join(' ')} order by entry.id desc limit $2::int`,
  );
  statements.set(name, made);
  return made;
}

/** The newest entries first, and one more than a page. */
export function findEntries(db: CallerDb, search: AuditSearch, limit: number): Promise<AuditEntryRow[]> {
  const names = NAMES.filter((name) => search[name] !== null);
  return db.rows<AuditEntryRow>(statementFor(names), [limit + 1, ...names.map((name) => search[name])]);
}
