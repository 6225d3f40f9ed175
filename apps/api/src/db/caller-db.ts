import type { ProblemCode } from '@ridgeline/contract';
import type { QueryResultRow } from 'pg';
import { Refusal } from '../problems/problem.ts';
import type { Caller } from './caller.ts';
import { callerStatement, runnable, type CallerRights, type CallerStatement } from './caller-statement.ts';
import type { Db, Statement } from './database.ts';
import { idsOf } from './object-references.ts';

type CallerRow = { readonly refusal: ProblemCode | null; readonly present: true | null };

/**
 * The database as an operation sees it: every statement finds out, in its own round trip, whether the caller may
 * run it. There is no way around the check, since a handler is given nothing else.
 */
export class CallerDb {
  readonly #db: Db;
  readonly #caller: Caller;
  readonly #rights: CallerRights;
  #hasAsked = false;

  constructor(db: Db, caller: Caller, rights: CallerRights) {
    this.#db = db;
    this.#caller = caller;
    this.#rights = rights;
  }

  async rows<Row extends QueryResultRow>(
    statement: CallerStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    this.#hasAsked = true;
    const rows = await this.#db.rows<Row & CallerRow>(prepared(statement, this.#rights, values.length), [
      this.#caller.id,
      ...values,
      ...this.#rights.objects.map(idsOf),
      this.#caller.session?.begunAt ?? null,
      this.#caller.session?.id ?? null,
    ]);
    const [first] = rows;
    if (!first) throw new Refusal('signed-out');
    if (first.refusal !== null) throw new Refusal(first.refusal);
    return first.present === null ? [] : rows;
  }

  /** All statements or none. One statement of several steps is quicker, where one is enough. */
  transaction<Value>(run: (db: CallerDb) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (db) => {
      const inside = new CallerDb(db, this.#caller, this.#rights);
      try {
        return await run(inside);
      } finally {
        this.#hasAsked ||= inside.#hasAsked;
      }
    });
  }

  /** Refuses a caller whom no statement has refused because none was run: an answer may need none. */
  async check(): Promise<void> {
    if (!this.#hasAsked) await this.rows(NOTHING, []);
  }
}

const NOTHING = callerStatement('nothing', 'select 1');

const LONGEST_NAME = 63;
const statements = new Map<string, Statement>();

/** Written once a name and operation: afterwards the same text, so that Postgres need not plan it again. */
function prepared(statement: CallerStatement, rights: CallerRights, valueCount: number): Statement {
  const key = `${rights.operation}/${statement.name}`;
  const known = statements.get(key);
  if (known) return known;
  if (key.length > LONGEST_NAME) throw new Error(`Postgres cuts names at ${LONGEST_NAME}: ${key}`);
  const made = runnable(statement, rights, valueCount);
  statements.set(key, made);
  return made;
}
