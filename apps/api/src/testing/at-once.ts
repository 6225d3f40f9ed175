import { DATABASE_LIMITS } from '../db/database.ts';
import type { ApiUnderTest } from './api-under-test.ts';

/**
 * Runs calls that really overlap: a lock holds the row of `lockStatement` until each of them waits for it (or as many as
 * the pool has connections), so that all have read before the first one writes. Otherwise, on a cold pool, the first call
 * ends before the last begins.
 */
export async function atOnce<Value>(
  api: ApiUnderTest,
  [lockStatement, ...values]: readonly [statement: string, ...values: unknown[]],
  calls: readonly (() => Promise<Value>)[],
): Promise<Value[]> {
  const holder = await api.sql.connect();
  try {
    await holder.query('begin');
    await holder.query(lockStatement, values);
    const answers = Promise.all(calls.map((call) => call()));
    await lockAwaited(api, Math.min(calls.length, DATABASE_LIMITS.connections));
    await holder.query('rollback');
    return await answers;
  } finally {
    holder.release();
  }
}

/** For `atOnce`: whatever is inserted with a reference to this person waits. */
export const PERSON_LOCKED = 'select from people where id = $1 for update';

/** Waits until so many statements wait for a lock, or one that should wait has ended. */
export async function lockAwaited(api: ApiUnderTest, by = 1, ended?: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void ended?.finally(() => over.abort()).catch(() => {});
  while (!over.signal.aborted && (await waiting(api)) < by) await new Promise(setImmediate);
}

async function waiting(api: ApiUnderTest): Promise<number> {
  const { rows } = await api.sql.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
