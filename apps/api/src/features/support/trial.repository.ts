import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { SubscriptionRow } from '../plans/subscription-row.ts';

const EXTEND = callerChange(
  'extend-trial',
  `update subscriptions kept set ends_at = $4, is_expired = false, revision = kept.revision + 1 from caller
   where kept.id = $2::uuid and kept.revision = $3
     and not exists (select from planned_plans planned where planned.subscription_id = kept.id)
   returning kept.id`,
);

/** False if the plan was changed since `row` was read. */
export async function endTrialAt(
  db: CallerDb,
  { id, revision }: SubscriptionRow,
  until: Date,
): Promise<boolean> {
  return (await db.rows(EXTEND, [id, revision, until])).length > 0;
}
