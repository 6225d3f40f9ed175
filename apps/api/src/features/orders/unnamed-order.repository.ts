import { createHash } from 'node:crypto';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';

const SAME_FOR = '10 minutes';

/**
 * The order that is still the same, else the next number. Concurrent calls that find none compute the same number, and
 * only one of them stores it: an order is unique by its person and key.
 */
const KEY = callerStatement(
  'unnamed-order-key',
  `select coalesce(
     max(placed.key) filter (where placed.standing <> 'declined' and placed.created_at > now() - interval '${SAME_FOR}'),
     $2::text || count(placed.key)) as key
   from orders placed where placed.person_id = caller.id and starts_with(placed.key, $2::text)`,
);

/**
 * The key of an order that came without one.
 * D API-1.2: for ten minutes an order of the same content is the same order, so that a call sent twice is charged once.
 */
export async function unnamedOrderKey(db: CallerDb, content: unknown): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const [found] = await db.rows<{ readonly key: string }>(KEY, [`unnamed-${digest}-`]);
  if (!found) throw new Error('a caller without a row was let through');
  return found.key;
}
