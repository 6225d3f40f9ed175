import { getTableColumns, type Table } from 'drizzle-orm';
import { instantOf } from './instant.ts';

type Columns<Of extends Table> = Of['_']['columns'];
/** The columns of a table, by their names in TypeScript. */
export type ColumnOf<Of extends Table> = keyof Columns<Of> & keyof Of['$inferSelect'] & string;

/** A row with these columns as the driver returns it: a bigint is text. */
export type RowOf<Of extends Table, Name extends ColumnOf<Of>> = {
  readonly [Each in Name]: Columns<Of>[Each]['_']['columnType'] extends 'PgBigInt53'
    ? string
    : Of['$inferSelect'][Each];
};

/** The select list of a `RowOf`: `person.given_name as "givenName", …`. */
export function columnsOf<Of extends Table>(
  table: Of,
  alias: string,
  names: readonly ColumnOf<Of>[],
): string {
  return names
    .map((name) => {
      const { sql, type } = columnOf(table, alias, name);
      // The driver would return a day as a Date.
      return `${sql}${type === 'date' ? '::text' : ''} as "${name}"`;
    })
    .join(', ');
}

/** A row with these columns as JSON: a moment is core's `Instant`. */
export type JsonRowOf<Of extends Table, Name extends ColumnOf<Of>> = {
  readonly [Each in Name]:
    | Exclude<Of['$inferSelect'][Each], Date>
    | (Date extends Of['$inferSelect'][Each] ? number : never);
};

/** The arguments with which `json_build_object` makes a `JsonRowOf`: `'paidAt', floor(…), …`. */
export function pairsOf<Of extends Table>(table: Of, alias: string, names: readonly ColumnOf<Of>[]): string {
  return names
    .map((name) => {
      const { sql, type } = columnOf(table, alias, name);
      return `'${name}', ${type.startsWith('timestamp') ? instantOf(sql) : sql}`;
    })
    .join(', ');
}

function columnOf<Of extends Table>(table: Of, alias: string, name: ColumnOf<Of>) {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`there is no column ${name}`);
  return { sql: `${alias}.${column.name}`, type: column.getSQLType() };
}
