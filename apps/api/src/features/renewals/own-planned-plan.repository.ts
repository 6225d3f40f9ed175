import type { Instant } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { instantOf } from '../../db/instant.ts';
import { plansKept } from '../../db/kept-plans.ts';
import type { BoughtTerms } from '../../db/schema/payments.ts';
import { plannedKey, usesGivenBack } from './planned-plan.repository.ts';
import { plannedJson, type PlannedFacts } from './renewal-facts.repository.ts';

export type OwnPlannedPlan = {
  readonly planned: PlannedFacts;
  readonly bought: BoughtTerms;
  /** By the clock of the trial that it follows. */
  readonly now: Instant;
};

/** Whoever ordered it for a team that they do not own any more is not charged for it, and does not see it. */
const OWN = callerStatement(
  'own-planned',
  `select ${plannedJson('planned', 'caller.id')} as planned, first.bought,
     ${instantOf('coalesce(test_clock(kept.test_clock_at), clock_timestamp())')} as now
   from ${plansKept('caller.id', 'caller.team_id')} kept
     join planned_plans planned on planned.subscription_id = kept.id
     join orders first on first.id = planned.order_id and first.person_id = caller.id and first.bought is not null
   where (kept.team_id is not null) = coalesce(caller.owns_team, false)`,
);

/** Undefined if the caller has ordered none. */
export async function ownPlannedPlan(db: CallerDb): Promise<OwnPlannedPlan | undefined> {
  const [found] = await db.rows<OwnPlannedPlan>(OWN, []);
  // A read answers one row of nulls where there is nothing.
  return found?.planned ? found : undefined;
}

const CANCEL = callerChange(
  'cancel-planned',
  {
    // D PLAN-8.4: of this and the claim of an order that charges it, the later one sees what the earlier one did.
    canceled: `delete from planned_plans planned using caller, orders first
      where planned.order_id = $2::uuid and not planned.is_charging
        and first.id = planned.order_id and first.person_id = caller.id
      returning planned.order_id`,
    ...usesGivenBack('canceled'),
  },
  'select order_id from canceled',
);

/** False if it is not planned, or is being charged. */
export async function cancelPlannedPlan(db: CallerDb, orderId: string): Promise<boolean> {
  return (await db.rows(CANCEL, [orderId])).length > 0;
}

/** `over`: it was taken back before, or another plan was ordered in its place. */
export type PlannedStanding = 'planned' | 'charging' | 'begun' | 'over';

const STANDING = callerStatement(
  'planned-standing',
  `select case
       when planned.is_charging then 'charging'
       when planned.order_id is not null then 'planned'
       when first.worth is not null then 'begun'
       when exists (select from orders begun where begun.person_id = caller.id and begun.standing = 'paid'
         and starts_with(begun.key, $3)) then 'begun'
       else 'over' end as standing
   from orders first left join planned_plans planned on planned.order_id = first.id
   where first.id = $2::uuid and first.person_id = caller.id`,
);

export async function plannedStanding(db: CallerDb, orderId: string): Promise<PlannedStanding> {
  const [found] = await db.rows<{ readonly standing: PlannedStanding }>(STANDING, [
    orderId,
    plannedKey(orderId),
  ]);
  return found?.standing ?? 'over';
}
