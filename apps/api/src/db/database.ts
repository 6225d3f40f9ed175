import {
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg';

/** A prepared statement: Postgres plans it once and finds it by its name. */
export type Statement = { readonly name: string; readonly text: string };

/** The database as features see it. A transaction is another `Db`. */
export type Db = {
  rows<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** All that `run` does, or nothing. Inside a transaction it joins that one. */
  transaction<Value>(run: (db: Db) => Promise<Value>): Promise<Value>;
};

/** One connection, whose transaction is rolled back if its function throws. */
export type Connection = Db & {
  /** Several statements in one round trip. They take no values, and must contain nothing that a caller wrote. */
  script<Row extends QueryResultRow>(text: string): Promise<Row[]>;
};

export type Database = Db & {
  onConnection<Value>(run: (connection: Connection) => Promise<Value>): Promise<Value>;
  /** How many round trips were made so far; the specs count them. */
  readonly trips: number;
  /** Open connections, those of them that are idle, and the calls that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
};

/** The number of connections, and in milliseconds how long a call waits before it is refused. */
export type DatabaseLimits = {
  readonly connections: number;
  /** For a connection: a free or a new one. */
  readonly connectionWait: number;
  /** For a row or table that another transaction has locked. */
  readonly lockWait: number;
  /** For a statement. */
  readonly statement: number;
};

/** A statement of ours takes milliseconds, and a caller does not wait for longer than this. */
export const DATABASE_LIMITS: DatabaseLimits = {
  connections: 20,
  connectionWait: 3_000,
  lockWait: 3_000,
  statement: 10_000,
};

/** A live server cancels a statement by itself; this much later the server counts as dead. */
const ANSWER_GRACE = 1_000;

/** No connection became free, or could be opened, for as long as a call waits. */
export class NoConnection extends Error {}

/** The server did not answer: it is dead, frozen, or cut off. */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';
}

export type DatabaseSettings = Partial<DatabaseLimits> & {
  /** PAUSE-5: whether plans follow their test clocks, never in production. */
  readonly testClocks?: boolean;
};

export function openDatabase(url: string, settings: DatabaseSettings = {}): Database {
  const { testClocks = false, ...limits } = settings;
  const { connections, connectionWait, lockWait, statement } = { ...DATABASE_LIMITS, ...limits };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'ridgeline',
    connectionTimeoutMillis: connectionWait,
    lock_timeout: lockWait,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement,
    keepAlive: true,
    ...(testClocks && { options: '-c ridgeline.test_clocks=on' }),
  });
  // Without these listeners the loss of a connection ends the process. The pool replaces the connection, and the
  // statement that ran on it rejects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let trips = 0;
  const tripsOn = (client: PoolClient) =>
    new Trips((query) => {
      trips += 1;
      return answered(client, query, statement + ANSWER_GRACE);
    });
  const database: Database = {
    get trips() {
      return trips;
    },
    async rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) {
      const client = await pool.connect().catch(asNoConnection);
      try {
        const { rows } = await tripsOn(client).make<Row>({ name, text, values: [...values] });
        client.release();
        return rows;
      } catch (problem) {
        client.release(problem as Error);
        throw problem;
      }
    },
    transaction: (run) =>
      database.onConnection(async (connection) => {
        await connection.script('begin');
        const value = await run(connection);
        await connection.script('commit');
        return value;
      }),
    async onConnection(run) {
      const client = await pool.connect().catch(asNoConnection);
      const trip = tripsOn(client);
      try {
        const value = await run(connectionOf(trip));
        client.release();
        return value;
      } catch (problem) {
        client.release(await trip.rollBack());
        throw problem;
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return database;
}

/** The pool's errors when its limit is over; they have no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect|terminated due to connection timeout/;

function asNoConnection(problem: Error): never {
  throw NO_CONNECTION.test(problem.message) ? new NoConnection(problem.message, { cause: problem }) : problem;
}

/**
 * Rejects if there is no answer in time. The driver calls back: with its promises, and with its own `query_timeout`, the
 * rows of answered statements stay in memory until a full garbage collection, which took a fifth of the time of a report.
 */
function answered(client: PoolClient, query: QueryConfig, within: number): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('The database did not answer.')), within);
    client.query(query, (problem: Error | null, result) => {
      clearTimeout(timer);
      if (problem) reject(problem);
      else resolve(result);
    });
  });
}

/** The round trips of one connection. */
class Trips {
  readonly #ask: (query: QueryConfig) => Promise<QueryResult>;
  /** Why the connection can no longer be used. */
  #lost: Error | undefined;

  constructor(ask: (query: QueryConfig) => Promise<QueryResult>) {
    this.#ask = ask;
  }

  async make<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    try {
      return (await this.#ask(query)) as QueryResult<Row>;
    } catch (problem) {
      if (!(problem instanceof DatabaseError)) this.#lost = problem as Error;
      // The stack of the driver leads to its socket, and this one to the caller.
      if (problem instanceof Error) Error.captureStackTrace(problem);
      throw problem;
    }
  }

  /** What the pool is told when the connection is released: why it can no longer be used, if so. */
  async rollBack(): Promise<Error | undefined> {
    // If the server has not answered, do not wait for it a second time.
    if (!this.#lost) await this.make({ text: 'rollback' }).catch((problem: Error) => (this.#lost = problem));
    return this.#lost;
  }
}

function connectionOf(trips: Trips): Connection {
  const connection: Connection = {
    async rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) {
      return (await trips.make<Row>({ name, text, values: [...values] })).rows;
    },
    transaction: (run) => run(connection),
    async script<Row extends QueryResultRow>(text: string) {
      // One result per statement; the last one is the answer.
      const results: unknown = await trips.make({ text });
      return ((Array.isArray(results) ? results.at(-1) : results) as QueryResult<Row>).rows;
    },
  };
  return connection;
}
