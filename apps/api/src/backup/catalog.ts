import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';

/** A table as a backup reads it. */
export type TableInDatabase = {
  readonly schema: string;
  readonly name: string;
  /** Without generated ones, which Postgres makes again. */
  readonly columns: readonly string[];
  /** SQL that puts the rows into an order that does not depend on the database. */
  readonly order: string;
};

export type SequenceInDatabase = {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
};

/** Of the queues: what pg-boss makes itself when a copy starts is not part of a backup. */
const QUEUES = 'pgboss';
const KEPT_OF_QUEUES = ['job', 'archive'];
/** The record of migrations is in the manifest. */
const MIGRATIONS = 'drizzle';

// Partitions are read with their table.
const TABLES = `
  select schema.nspname as schema, class.relname as name,
    (select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select array_agg(pg_catalog.quote_ident(attname)
        || case when attcollation = 0 then '' else ' collate pg_catalog."C"' end order by place)
      from pg_catalog.pg_index, unnest(indkey) with ordinality as key (number, place), pg_catalog.pg_attribute
      where indrelid = class.oid and indisprimary and attrelid = class.oid and attnum = number) as key
  from pg_catalog.pg_class class join pg_catalog.pg_namespace schema on schema.oid = class.relnamespace
  where class.relkind in ('r', 'p') and not class.relispartition
    and schema.nspname not like 'pg\\_%' and schema.nspname not in ('information_schema', $1)
    and (schema.nspname <> $2 or class.relname = any ($3))
  order by 1, 2`;

export async function tablesIn(client: Client): Promise<readonly TableInDatabase[]> {
  const { rows } = await client.query<{
    schema: string;
    name: string;
    columns: string[] | null;
    key: string[] | null;
  }>(TABLES, [MIGRATIONS, QUEUES, KEPT_OF_QUEUES]);
  return rows.map(({ schema, name, columns, key }) => ({
    schema,
    name,
    columns: columns ?? [],
    order: key?.join(', ') ?? `one::text collate pg_catalog."C"`,
  }));
}

export async function sequencesIn(client: Client): Promise<readonly SequenceInDatabase[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_catalog.pg_sequences
     where schemaname not in ($1, $2) order by 1, 2`,
    [MIGRATIONS, QUEUES],
  );
  const sequences: SequenceInDatabase[] = [];
  for (const { schema, name } of rows) {
    const read = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${qualified({ schema, name })}`,
    );
    const [state] = read.rows;
    if (state) sequences.push({ schema, name, value: String(state.last_value), isCalled: state.is_called });
  }
  return sequences;
}

export function isOfQueues({ schema }: { readonly schema: string }): boolean {
  return schema === QUEUES;
}

export function qualified({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function listed(columns: readonly string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}

/** The statement that reads a table's rows, in order. */
export function readingOf(table: TableInDatabase): string {
  // Jobs of pg-boss's own upkeep, in queues that a copy makes when it starts.
  const which = isOfQueues(table) ? String.raw` where name not like '\_\_pgboss%'` : '';
  return `copy (select ${listed(table.columns)} from ${qualified(table)} one${which} order by ${table.order}) to stdout`;
}
