import type { Db } from '../../db/database.ts';
import { Refusal } from '../../problems/problem.ts';
import { digestOf } from './api-key-secret.ts';
import { holderOf } from './api-keys.repository.ts';

const LONGEST = 200;

/**
 * The person whose integration sent this key; refuses a key that is unknown or was deleted.
 * PLAN-10: a key does not work while the plan does not include integrations, and works again once it does.
 */
export async function callerByKey(db: Db, secret: string, from: string): Promise<string> {
  const holder = secret.length > LONGEST ? null : await holderOf(db, digestOf(secret), from);
  if (holder === null) throw new Refusal('signed-out');
  if (!holder.isInPlan) throw new Refusal('not-in-plan');
  return holder.personId;
}
