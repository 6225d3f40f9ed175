import type { Pool, PoolClient } from 'pg';

/** Accepts queries: the pool, or the connection of a transaction. */
export type Db = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

export async function inTransaction<Value>(pool: Pool, work: (db: Db) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (problem) {
    await client.query('ROLLBACK');
    throw problem;
  } finally {
    client.release();
  }
}

/** Locks the name until this transaction ends. */
export async function holdLock(db: Db, name: string): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`local_identity:${name}`]);
}

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === UNIQUE_VIOLATION;
}
