import type { ProblemCode } from '@ridgeline/contract';
import type { Database, Statement } from '../db/database.ts';

const REFUSED: Statement = {
  name: 'audit.refused',
  text: `insert into audit.entries (action, actor, operation, details)
    values ('refused', $1, $2, jsonb_build_object('why', $3::text))`,
};

const SIGNED_IN: Statement = {
  name: 'audit.signed-in',
  text: `insert into audit.entries (action, actor, session) values ('signed-in', $1, $2)
    on conflict (actor, session) where session is not null do nothing`,
};

/** No call waits for a sign-in to be stored, so it may be tried this often while the database is busy. */
const TRIES = 5;

/** Refusals that are logged: the caller has no right, or may not see the object. */
const TOLD: ReadonlySet<ProblemCode> = new Set([
  'not-found',
  'not-in-a-team',
  'not-team-owner',
  'not-team-admin',
  'not-an-administrator',
  'identity-unproven',
]);

/** Sign-ins and refusals, which change no row. Changes are logged by the database triggers of `audit.entries`. */
export class AuditLog {
  readonly #db: Database;
  readonly #onFailure: (problem: unknown) => void;
  readonly #writing = new Set<Promise<unknown>>();

  constructor(db: Database, onFailure: (problem: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
  }

  /** The refused caller waits until it is stored. */
  async refused(
    caller: string,
    operation: string,
    why: ProblemCode,
    told: 'always' | 'if-a-right-is-missing',
  ): Promise<void> {
    if (told === 'always' || TOLD.has(why)) await this.#write(REFUSED, [caller, operation, why]);
  }

  /** Once per session, even if several copies see it. No call waits for it. */
  signedIn(caller: string, session: string): void {
    const writing = this.#write(SIGNED_IN, [caller, session], TRIES);
    this.#writing.add(writing);
    void writing.finally(() => this.#writing.delete(writing));
  }

  /** Resolves when everything is stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /** A refused call keeps its answer even if its audit entry could not be stored. */
  async #write(statement: Statement, values: readonly unknown[], tries = 1): Promise<void> {
    for (let left = tries - 1; left >= 0; left -= 1) {
      try {
        await this.#db.rows(statement, values);
        return;
      } catch (problem) {
        if (left === 0) this.#onFailure(problem);
      }
    }
  }
}
