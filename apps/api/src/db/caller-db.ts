import type { ProblemCode } from '@ridgeline/contract';
import type { QueryResultRow } from 'pg';
import { Refusal } from '../problems/problem.ts';
import type { Caller } from './caller.ts';
import { callerStatement, runnable, type CallerRights, type CallerStatement } from './caller-statement.ts';
import type { Db, Statement } from './database.ts';
import { idsOf } from './object-references.ts';

type CallerRow = { readonly refusal: ProblemCode | null; readonly present: true | null };

/**
 * The database as a handler sees it: every statement checks the caller's rights in its own round trip. Handlers get no
 * other access to the database, so the check cannot be bypassed.
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

  /** Whether a signed-in person calls, and not an integration by its key. */
  get isOfSession(): boolean {
    return this.#caller.session !== undefined;
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

  /** All statements or none. If one statement with several steps is enough, it is faster. */
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

  /** Checks the caller's rights if no statement was run: some answers need none. */
  async check(): Promise<void> {
    if (!this.#hasAsked) await this.rows(NOTHING, []);
  }
}

const NOTHING = callerStatement('nothing', 'select 1');

const LONGEST_NAME = 63;
const statements = new Map<string, Statement>();

/** Built once per name and operation: with the same text every time, Postgres need not plan it again. */
function prepared(statement: CallerStatement, rights: CallerRights, valueCount: number): Statement {
  const key = `${rights.operation}/${statement.name}`;
  const known = statements.get(key);
  if (known) return known;
  if (key.length > LONGEST_NAME) throw new Error(`Postgres cuts names at ${LONGEST_NAME}: ${key}`);
  const made = runnable(statement, rights, valueCount);
  statements.set(key, made);
  return made;
}
