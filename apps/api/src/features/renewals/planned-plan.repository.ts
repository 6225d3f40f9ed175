import type { BilledSubscription, PlanWish } from '@ridgeline/core/billing';
import type { Db, Statement } from '../../db/database.ts';
import type { BoughtTerms } from '../../db/schema/payments.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { couponGivenBack } from '../orders/coupon-uses.ts';
import type { PlannedFacts } from './renewal-facts.repository.ts';

export type PlannedOrder = {
  readonly personId: string;
  readonly wish: PlanWish;
  readonly bought: BoughtTerms;
  /** The coupon that it uses. */
  readonly couponId: string | null;
};

/** The keys of the orders that charge a planned plan begin with this. */
export const plannedKey = (orderId: string) => `planned ${orderId} `;

const ORDER: Statement = {
  name: 'renewals.planned-order',
  text: `select person_id as "personId", wish, bought, coupon_id as "couponId" from orders
    where id = $1 and wish is not null and bought is not null`,
};

export async function plannedOrder(db: Db, orderId: string): Promise<PlannedOrder | undefined> {
  const [order] = await db.rows<PlannedOrder>(ORDER, [orderId]);
  return order;
}

/** `kind` is SQL. */
const news = (kind: string) =>
  leavesJob(
    'send-plan-news',
    `jsonb_build_object('subscriptionId', changed.subscription_id, 'kind', ${kind})`,
    'changed',
  );

/** Steps after a planned plan was deleted: the use of a coupon that its order has is given back. `deleted` names the step. */
export const usesGivenBack = (deleted: 'changed' | 'canceled') => ({
  returned: `select first.* from orders first, ${deleted} where first.id = ${deleted}.order_id and first.coupon_id is not null`,
  emptied:
    'update orders set coupon_id = null from returned where orders.id = returned.id returning orders.id',
  ...couponGivenBack('returned'),
});

const DECLINED: Statement = {
  name: 'renewals.planned-declined',
  text: `with changed as (update planned_plans planned set declines = $3, retry_at = $4::timestamptz, is_charging = false
      where planned.subscription_id = $1 and planned.declines = $2 and planned.order_id = $5 returning planned.*),
    told as (${news(`'payment-declined'`)})
    select subscription_id from changed`,
};

const GIVEN_UP: Statement = {
  name: 'renewals.planned-given-up',
  text: `with changed as (delete from planned_plans planned
      where planned.subscription_id = $1 and planned.declines = $2 and planned.order_id = $4 returning planned.*),
    told as (${news('$3::text')}),
    ${Object.entries(usesGivenBack('changed'))
      .map(([step, sql]) => `${step} as (${sql})`)
      .join(', ')}
    select subscription_id from changed`,
};

type PlannedOf = { readonly subscriptionId: string; readonly planned: PlannedFacts };
type GivenUp = PlannedOf & { readonly why: 'plan-ended' | 'plan-not-begun' };

/** Ends a planned plan that does not begin, and tells its holder why. */
export async function giveUpPlannedPlan(db: Db, { subscriptionId, planned, why }: GivenUp): Promise<void> {
  await db.rows(GIVEN_UP, [subscriptionId, planned.declines, why, planned.orderId]);
}

type Declined = PlannedOf & {
  readonly after: BilledSubscription;
};

export async function settleDeclinedPlan(
  db: Db,
  { subscriptionId, planned, after }: Declined,
): Promise<void> {
  if (after.ended === null && after.retryAt !== null) {
    await db.rows(DECLINED, [
      subscriptionId,
      planned.declines,
      after.declines,
      new Date(after.retryAt),
      planned.orderId,
    ]);
  } else await giveUpPlannedPlan(db, { subscriptionId, planned, why: 'plan-ended' });
}
