import type {
  Authorization,
  Charge,
  Coupon as CouponOnWire,
  Estimate as EstimateOnWire,
  Receipt,
} from '@ridgeline/contract';
import type { Coupon, Estimate } from '@ridgeline/core/billing';
import { subscriptionOnWire } from '../plans/subscription-on-wire.ts';
import type { SubscriptionRow } from '../plans/subscription-row.ts';
import type { OrderRow } from './order-facts.repository.ts';

export function estimateOnWire(estimate: Estimate): EstimateOnWire {
  return {
    lines: estimate.lines.map(({ is, title, titleEs, amount }) => ({
      type: is,
      title,
      title_es: titleEs,
      amount,
    })),
    coupon: estimate.coupon && couponOnWire(estimate.coupon),
    discount: estimate.discount,
    tax: estimate.tax,
    total: estimate.total,
    credit_left: estimate.creditLeft,
    needs_state: estimate.needsState,
    charged_at: new Date(estimate.chargedAt).toISOString(),
    estimated_at: new Date(estimate.estimatedAt).toISOString(),
  };
}

export function couponOnWire({ id, off }: Coupon): CouponOnWire {
  return {
    id,
    percent_off_hundredths: off.is === 'percent' ? off.hundredths : null,
    amount_off: off.is === 'amount' ? off.cents : null,
  };
}

/** The outcome of an order; null while it is not known whether it was charged. */
export function chargeOnWire(
  order: OrderRow,
  plan: SubscriptionRow | null,
  signedUpAt: number,
): Charge | null {
  if (order.standing === 'paid') return { status: 'paid', receipt: receiptOnWire(order, plan, signedUpAt) };
  if (order.standing === 'declined')
    return { status: 'declined', reason: order.declineReason ?? 'processing-error' };
  return order.secret === null ? null : { status: 'needs-confirmation', client_secret: order.secret };
}

export function receiptOnWire(
  {
    id,
    kind,
    sku,
    reportType,
    amount,
    tax,
    paidAt,
  }: Pick<OrderRow, 'id' | 'kind' | 'sku' | 'reportType' | 'amount' | 'tax' | 'paidAt'>,
  plan: SubscriptionRow | null,
  signedUpAt: number,
): Receipt {
  return {
    order_id: id,
    paid_at: new Date(paidAt ?? 0).toISOString(),
    amount,
    tax,
    bought:
      kind === 'plan' && plan
        ? { type: 'plan', plan: subscriptionOnWire(plan, signedUpAt) }
        : kind === 'report' && reportType !== null
          ? { type: 'report', sku, reportType }
          : { type: 'add-on', sku },
  };
}

export function authorizationOnWire(order: OrderRow): Authorization | null {
  if (order.standing === 'paid')
    return { status: 'authorized', id: order.id, price: order.amount - order.tax };
  if (order.standing === 'declined')
    return { status: 'declined', reason: order.declineReason ?? 'processing-error' };
  return order.secret === null ? null : { status: 'needs-confirmation', client_secret: order.secret };
}
