import { Pool, type PoolClient } from 'pg';
import { isConnectionLost } from '../db/connection-lost.ts';

/** A statement of the jobs got no answer, since the database was away. */
export class JobsConnectionLost extends Error {
  override readonly name = 'JobsConnectionLost';
}

/** The database for pg-boss. It gives lost connections their own error, so that they can be told from bugs. */
export class JobsDatabase {
  readonly #pool: Pool;
  readonly #open = new Set<PoolClient>();
  #isClosed = false;

  constructor(connectionString: string, max: number, onLost: (problem: Error) => void) {
    this.#pool = new Pool({ connectionString, max, application_name: 'ridgeline-jobs' });
    this.#pool.on('error', onLost);
    this.#pool.on('connect', (client) => this.#open.add(client));
    this.#pool.on('remove', (client) => this.#open.delete(client));
  }

  /**
   * Never answers once closed: nobody receives the answer of a job that runs longer than its stopped copy, and pg-boss
   * would leave the rejection unhandled. Another copy repeats the job.
   */
  async executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    if (this.#isClosed) return new Promise(() => {});
    try {
      return await this.#pool.query(text, values);
    } catch (problem) {
      if (!(problem instanceof Error) || !isConnectionLost(problem)) throw problem;
      throw new JobsConnectionLost(problem.message, { cause: problem });
    }
  }

  /**
   * `end` of the pool does not wait for its connections to be closed. A server that is stopped next would terminate
   * each of them, and a normal stop would be logged as a failure.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.end();
    while (this.#open.size > 0) await new Promise<unknown>((closed) => this.#pool.once('remove', closed));
  }
}

/**
 * pg-boss 10 does not wait for its own `complete` and `fail` of a batch: if the database is away at that moment, nobody
 * handles their rejection, and Node would end the process. The jobs are retried automatically after their timeout.
 * Any other unhandled rejection is a bug and still ends the process. Returns the function that removes the handler.
 */
export function outliveLostConnections(onLost: (problem: JobsConnectionLost) => void): () => void {
  const guard = (problem: unknown) => {
    if (!(problem instanceof JobsConnectionLost)) throw problem;
    onLost(problem);
  };
  process.on('unhandledRejection', guard);
  return () => void process.off('unhandledRejection', guard);
}
