import type { QueryResultRow } from 'pg';
import { Refusal } from '../http/problem.ts';
import type { Db, Statement } from './database.ts';

/** A statement that may speak of `caller`, the row of whoever calls (`$1` is their id). Made by `callerStatement`. */
export type CallerStatement = Statement & { readonly isForCaller: true };

type CallerRow = { readonly callerAccepted: boolean; readonly present: true | null };

/**
 * Reads the rows and, in the same round trip, whether the caller may have them: rights come from the
 * database on every request, and there is no way around them since a handler is given nothing else.
 */
export function callerStatement(name: string, body: string): CallerStatement {
  const text = `
    select caller.accepted_tos_at is not null as "callerAccepted", found.*
    from people caller
    left join lateral (select true as present, body.* from (${body}) body) found on true
    where caller.id = $1`;
  return { name, text, isForCaller: true };
}

export class CallerDb {
  readonly #db: Db;
  readonly #caller: string;
  readonly #access: 'signed-in' | 'terms-accepted';

  constructor(db: Db, caller: string, access: 'signed-in' | 'terms-accepted') {
    this.#db = db;
    this.#caller = caller;
    this.#access = access;
  }

  async rows<Row extends QueryResultRow>(
    statement: CallerStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const rows = await this.#db.rows<Row & CallerRow>(statement, [this.#caller, ...values]);
    const [first] = rows;
    if (!first) throw new Refusal('signed-out');
    if (this.#access === 'terms-accepted' && !first.callerAccepted) throw new Refusal('terms-not-accepted');
    return first.present === null ? [] : rows;
  }
}
