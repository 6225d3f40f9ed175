import type { PlannedPlan as PlannedPlanOnWire } from '@ridgeline/contract';
import { estimateOf } from '@ridgeline/core/billing';
import { couponFrom } from '../orders/order-estimate.ts';
import { estimateOnWire } from '../orders/order-on-wire.ts';
import type { OwnPlannedPlan } from './own-planned-plan.repository.ts';

/** A plan that was ordered for the end of a trial, and what is charged then. */
// PLAN-8
export function plannedOnWire({ planned, bought, now }: OwnPlannedPlan): PlannedPlanOnWire {
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
