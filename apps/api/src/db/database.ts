import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';

/** A statement that Postgres plans once and knows by its name. */
export type Statement = { readonly name: string; readonly text: string };

/** All that features see of the database. A transaction is just another `Db`. */
export type Db = {
  rows<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** All that `run` does, or nothing of it. Inside a transaction it joins that one. */
  transaction<Value>(run: (db: Db) => Promise<Value>): Promise<Value>;
};

/** One connection, whose transaction is rolled back when what runs on it throws. */
export type Connection = Db & {
  /** Several statements in one round trip. They take no values: nothing that a caller wrote may stand in them. */
  script<Row extends QueryResultRow>(text: string): Promise<Row[]>;
};

export type Database = Db & {
  onConnection<Value>(run: (connection: Connection) => Promise<Value>): Promise<Value>;
  /** How many round trips were made so far: what the specs count. */
  readonly trips: number;
  /** Those that are open, those of them that nobody uses, and the calls that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
};

/** Longer than any statement of ours takes, and shorter than a caller waits. */
const STATEMENT_TIMEOUT = 10_000;
export const CONNECTIONS = 20;

export function openDatabase(url: string, options: { readonly connections?: number } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? CONNECTIONS,
    application_name: 'ridgeline',
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let trips = 0;
  const counted = <Value>(trip: Promise<Value>) => {
    trips += 1;
    return trip;
  };
  const database: Database = {
    get trips() {
      return trips;
    },
    async rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) {
      return (await counted(pool.query<Row>({ name, text, values: [...values] }))).rows;
    },
    transaction: (run) =>
      database.onConnection(async (connection) => {
        await connection.script('begin');
        const value = await run(connection);
        await connection.script('commit');
        return value;
      }),
    async onConnection(run) {
      const client = await pool.connect();
      try {
        const value = await run(connectionOf(client, counted));
        client.release();
        return value;
      } catch (problem) {
        await counted(client.query('rollback')).then(
          () => client.release(),
          (lost: Error) => client.release(lost),
        );
        throw problem;
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return database;
}

function connectionOf(
  client: PoolClient,
  counted: <Value>(trip: Promise<Value>) => Promise<Value>,
): Connection {
  const connection: Connection = {
    async rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) {
      return (await counted(client.query<Row>({ name, text, values: [...values] }))).rows;
    },
    transaction: (run) => run(connection),
    async script<Row extends QueryResultRow>(text: string) {
      // One result a statement, where there are several; the last one is what was asked for.
      const results: unknown = await counted(client.query(text));
      return ((Array.isArray(results) ? results.at(-1) : results) as QueryResult<Row>).rows;
    },
  };
  return connection;
}
