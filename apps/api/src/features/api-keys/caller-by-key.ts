import type { Db } from '../../db/database.ts';
import { Refusal } from '../../problems/problem.ts';
import { digestOf } from './api-key-secret.ts';
import { holderOf } from './api-keys.repository.ts';

const LONGEST = 200;

/**
 * The person whose integration sent this key; one that is void is nobody's.
 * PLAN-10: a key rests while the plan does not include integrations, and reads again once one does.
 */
export async function callerByKey(db: Db, secret: string): Promise<string> {
  const holder = secret.length > LONGEST ? null : await holderOf(db, digestOf(secret));
  if (holder === null) throw new Refusal('signed-out');
  if (!holder.isInPlan) throw new Refusal('not-in-plan');
  return holder.personId;
}
