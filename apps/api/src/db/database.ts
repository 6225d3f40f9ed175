import { Pool, type QueryResultRow } from 'pg';

/** A statement that Postgres plans once and knows by its name. */
export type Statement = { readonly name: string; readonly text: string };

/** All that features see of the database. A transaction is just another `Db`. */
export type Db = {
  rows<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
};

export type Database = Db & {
  /** How many round trips were made so far: what the specs count. */
  readonly trips: number;
  close(): Promise<void>;
};

export function openDatabase(url: string, options: { readonly connections?: number } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    application_name: 'ridgeline',
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let trips = 0;
  return {
    get trips() {
      return trips;
    },
    async rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) {
      trips += 1;
      const result = await pool.query<Row>({ name, text, values: [...values] });
      return result.rows;
    },
    close: () => pool.end(),
  };
}
