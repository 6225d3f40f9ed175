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

/** Refusals that say something about who asked: no right, or an object that is not theirs to see. */
const TOLD: ReadonlySet<ProblemCode> = new Set([
  'not-found',
  'not-in-a-team',
  'not-team-owner',
  'not-an-administrator',
  'identity-unproven',
]);

/** What no row tells of: sign-ins and refusals. Changes are written down by the triggers of `audit.entries`. */
export class AuditLog {
  readonly #db: Database;
  readonly #onFailure: (problem: unknown) => void;
  readonly #writing = new Set<Promise<unknown>>();

  constructor(db: Database, onFailure: (problem: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
  }

  /** Whoever is refused waits until it is written down. */
  async refused(caller: string, operation: string, why: ProblemCode): Promise<void> {
    if (TOLD.has(why)) await this.#write(REFUSED, [caller, operation, why]);
  }

  /** Once a session, whichever copies see it. Nobody waits for it. */
  signedIn(caller: string, session: string): void {
    const writing = this.#write(SIGNED_IN, [caller, session]);
    this.#writing.add(writing);
    void writing.finally(() => this.#writing.delete(writing));
  }

  /** Ends when all is written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /** A call is not refused twice because its refusal could not be written down. */
  async #write(statement: Statement, values: readonly unknown[]): Promise<void> {
    await this.#db.rows(statement, values).catch(this.#onFailure);
  }
}
