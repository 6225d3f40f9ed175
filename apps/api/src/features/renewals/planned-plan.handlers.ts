import type { PlannedPlan as PlannedPlanOnWire } from '@ridgeline/contract';
import { estimateOf } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { couponFrom } from '../orders/order-estimate.ts';
import { estimateOnWire } from '../orders/order-on-wire.ts';
import {
  cancelPlannedPlan,
  ownPlannedPlan,
  plannedStanding,
  type OwnPlannedPlan,
} from './own-planned-plan.repository.ts';

type PlannedPlanOperation = 'getPlannedPlan' | 'cancelPlannedPlan';

/** If a charge is declined while the order is taken back, that is tried again. */
const TRIES = 3;

/** A plan that was ordered for the end of a trial, and is not charged yet. */
// PLAN-8
export const plannedPlanHandlers: Pick<Handlers, PlannedPlanOperation> = {
  getPlannedPlan: async ({ db }) => answer(200, await plannedNow(db)),

  async cancelPlannedPlan({ path, db }) {
    const orderId = path.orderId.toLowerCase();
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await cancelPlannedPlan(db, orderId)) break;
      const standing = await plannedStanding(db, orderId);
      if (standing === 'over') break;
      if (standing !== 'planned') return problem(`planned-plan-${standing}`);
    }
    return answer(200, await plannedNow(db));
  },
};

async function plannedNow(db: CallerDb) {
  const own = await ownPlannedPlan(db);
  return { planned: own ? plannedOnWire(own) : null };
}

function plannedOnWire({ planned, bought, now }: OwnPlannedPlan): PlannedPlanOnWire {
  const { orderId, sku, variant, billingPeriod, couponId, coupon, taxRate, beginsAt, retryAt } = planned;
  const { title, titleEs } = bought;
  const price = (billingPeriod === 'annual' ? bought.priceAnnual : bought.priceMonthly) ?? 0;
  const estimate = estimateOf({
    lines: [{ is: 'item', title, titleEs, amount: price }],
    coupon: couponId === null ? null : couponFrom(coupon && { ...coupon, id: couponId }),
    taxRate,
    chargedAt: retryAt ?? beginsAt,
    now,
  });
  return {
    order_id: orderId,
    sku,
    title,
    title_es: titleEs,
    option: variant,
    billingPeriod,
    estimate: estimateOnWire(estimate),
    retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
  };
}
