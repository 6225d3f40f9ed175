import type { Database, Statement } from '../../db/database.ts';

/** All sessions of an account have ended. */
export type SessionsEnded = {
  readonly person: string;
  /** The time, in milliseconds, by the user pool's clock. */
  readonly at: number;
  readonly passwordChanged: boolean;
};

const END_SESSIONS: Statement = {
  name: 'accounts.end-sessions',
  text: `with noted as (update people set last_password_change_at = to_timestamp($2::double precision / 1000) where id = $1 and $3)
    insert into session_ends as kept (person_id, ended_at, spared)
    values ($1, to_timestamp($2::double precision / 1000), null)
    on conflict (person_id) do update
    set ended_at = greatest(kept.ended_at, excluded.ended_at), spared = excluded.spared`,
};

const DELETE: Statement = { name: 'accounts.delete', text: 'select delete_person($1)' };

/** Ended accounts and sessions, as the user pool's own trigger reports them; it may report the same end more than once. */
export class AccountEnds {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async sessionsEnded({ person, at, passwordChanged }: SessionsEnded): Promise<void> {
    await this.#db.rows(END_SESSIONS, [person, at, passwordChanged]);
  }

  async deleted(person: string): Promise<void> {
    await this.#db.rows(DELETE, [person]);
  }
}
