import type { Instant } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import { afterWrongTry, isLocked, type WrongTries } from '../rules/lockout.policy.ts';
import { sha256 } from '../secrets/digest.ts';
import type { Refusal } from '../wire/refusal.ts';
import { holdLock, inTransaction, type Db } from './database.ts';

/** The outcome of a try: `neither` refuses without counting, for example a right but expired code. */
export type Try<Value> =
  | { readonly is: 'right'; readonly value: Value }
  | { readonly is: 'wrong' | 'neither'; readonly refusal: Refusal };

/**
 * Runs one try of a secret, and counts it. Tries for the same key run one after another, so that many at once count
 * like as many in a row; a wrong one is committed before it is answered.
 */
export async function countedTry<Value>(
  { pool, now }: { readonly pool: Pool; readonly now: Instant },
  tried: { readonly what: string; readonly whenLocked: () => Refusal },
  attempt: (db: Db) => Promise<Try<Value>>,
): Promise<Value> {
  const outcome = await inTransaction(pool, async (db): Promise<Try<Value>> => {
    await holdLock(db, tried.what);
    const before = await wrongTries(db, tried.what);
    if (isLocked(before, now)) return { is: 'neither', refusal: tried.whenLocked() };
    const result = await attempt(db);
    if (result.is === 'wrong') await keep(db, tried.what, afterWrongTry(before, now));
    if (result.is === 'right' && before !== null) await forgetWrongTries(db, tried.what);
    return result;
  });
  if (outcome.is === 'right') return outcome.value;
  throw outcome.refusal;
}

export async function forgetWrongTries(db: Db, what: string): Promise<void> {
  await db.query('DELETE FROM local_identity.wrong_tries WHERE tried = $1', [key(what)]);
}

/** Of fixed length, and without revealing the account name. */
function key(what: string): string {
  return sha256(what).toString('hex');
}

async function wrongTries(db: Db, what: string): Promise<WrongTries | null> {
  const { rows } = await db.query<{ count: number; last_at: Date }>(
    'SELECT count, last_at FROM local_identity.wrong_tries WHERE tried = $1',
    [key(what)],
  );
  return rows[0] ? { count: rows[0].count, lastAt: rows[0].last_at.getTime() } : null;
}

async function keep(db: Db, what: string, tries: WrongTries): Promise<void> {
  await db.query(
    `INSERT INTO local_identity.wrong_tries (tried, count, last_at) VALUES ($1, $2, $3)
     ON CONFLICT (tried) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
    [key(what), tries.count, new Date(tries.lastAt)],
  );
}
