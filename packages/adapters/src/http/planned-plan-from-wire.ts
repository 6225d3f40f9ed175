import type { PlannedPlan as PlannedPlanOnWire } from '@ridgeline/contract';
import type { PlannedPlan } from '@ridgeline/core/billing';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { estimateFrom } from './order-from-wire.ts';

/** Null if none is planned; fails if its coupon code is malformed. */
export function plannedFrom(planned: PlannedPlanOnWire | null): Result<PlannedPlan | null, 'unavailable'> {
  if (planned === null) return ok(null);
  const { order_id, sku, title, title_es, option, billingPeriod, retry_at } = planned;
  const estimate = estimateFrom(planned.estimate);
  if (estimate === null) return fail('unavailable');
  const retryAt = retry_at === null ? null : Date.parse(retry_at);
  return ok({
    orderId: order_id,
    sku,
    title,
    titleEs: title_es,
    variant: option,
    billingPeriod,
    estimate,
    retryAt,
  });
}
