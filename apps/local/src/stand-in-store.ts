import { SupplierAway } from '@ridgeline/api';
import { DatabaseError, type Pool, type QueryResult, type QueryResultRow } from 'pg';

/** SQL states of class 08, 53 and 57: the server is lost, is full or shuts down. All others are about the statement. */
const SERVER_STATES = /^(08|53|57)/;

/** The database of a stand-in. If it cannot be reached, the stand-in behaves as a supplier that is away. */
export class StandInStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    return this.#pool.query<Row>(text, [...values]).catch((problem: Error) => {
      throw isAboutStatement(problem) ? problem : new SupplierAway(problem.message, { cause: problem });
    });
  }
}

function isAboutStatement(problem: Error): boolean {
  return problem instanceof DatabaseError && !SERVER_STATES.test(problem.code ?? '');
}
