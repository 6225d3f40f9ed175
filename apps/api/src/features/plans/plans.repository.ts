import type { Subscription } from '@ridgeline/core/plans';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { personIdOf } from '../../db/object-references.ts';
import { NOTICE_OF_VOIDED, voidsPlanBills } from './plan-bills.ts';
import { subscriptionJson, subscriptionsJson, type SubscriptionRow } from './subscription-row.ts';

type PlansOf = {
  readonly signedUpAt: Date;
  readonly ownsTeam: boolean;
  readonly subscriptions: readonly SubscriptionRow[];
};

const PLANS = callerStatement(
  'plans',
  `select person.signed_up_at as "signedUpAt", person.owns_team as "ownsTeam",
     ${subscriptionsJson('person.id', 'person.team_id')} as subscriptions
   from (select asked.id, asked.signed_up_at, team.id as team_id, team.admin_id = asked.id as owns_team
     from people asked
     left join team_members membership on membership.person_id = asked.id
     left join teams team on team.id = membership.team_id
     where asked.id = coalesce($2::uuid, caller.id)) person`,
);

/** A person's current plan and the facts for its policies; `row` is null if there is no subscription. */
export type PlanHeld = {
  readonly row: SubscriptionRow | null;
  readonly signedUpAt: number;
  /** Whether the person may change it: it is their own, or their team's and they own the team. */
  readonly owner: boolean;
};

/** Of the caller, or of the teammate named by `userId`. */
export async function planHeldBy(db: CallerDb, userId: string | null): Promise<PlanHeld> {
  const [found] = await db.rows<PlansOf>(PLANS, [userId === null ? null : personIdOf(userId)]);
  if (!found) throw new Error('a person without a row was let through');
  return planHeld(found.subscriptions, found.signedUpAt, found.ownsTeam);
}

export function planHeld(
  subscriptions: readonly SubscriptionRow[],
  signedUpAt: Date,
  ownsTeam: boolean,
): PlanHeld {
  const row = subscriptions[0] ?? null;
  return { row, signedUpAt: signedUpAt.getTime(), owner: !row?.ofTeam || ownsTeam };
}

const KEEP = callerChange(
  'keep-plan',
  {
    changed: `update subscriptions kept set paused_at = $4, pause_active_at = $5, resumes_at = $6, archived_at = $7,
     revision = kept.revision + 1
   from caller
   where kept.id = $2::uuid and kept.revision = $3
     and (kept.person_id = caller.id or (kept.team_id = caller.team_id and caller.owns_team))
   returning kept.*`,
    removed: 'select changed.id from changed where changed.archived_at is not null',
    voided: voidsPlanBills('removed'),
    unnoticed: NOTICE_OF_VOIDED,
  },
  `select ${subscriptionJson('changed')} as plan from changed`,
);

/** The changed plan; undefined if it was changed since `row` was read. */
export async function keepPlan(
  db: CallerDb,
  row: SubscriptionRow,
  plan: Subscription,
): Promise<SubscriptionRow | undefined> {
  const dates = [plan.pausedAt, plan.pauseActiveAt, plan.resumesAt, plan.archivedDate];
  const [kept] = await db.rows<{ readonly plan: SubscriptionRow }>(KEEP, [
    row.id,
    row.revision,
    ...dates.map((moment) => (moment === null ? null : new Date(moment))),
  ]);
  return kept?.plan;
}
