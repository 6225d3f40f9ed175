import type {
  Authorization as AuthorizationOnWire,
  Charge as ChargeOnWire,
  Coupon as CouponOnWire,
  Estimate as EstimateOnWire,
  Receipt as ReceiptOnWire,
} from '@ridgeline/contract';
import {
  type Authorization,
  type Bought,
  type Charge,
  type Coupon,
  type Estimate,
  parseCouponCode,
  type Receipt,
} from '@ridgeline/core/billing';
import { subscriptionFrom } from './subscription-from-wire.ts';

/** Null if its coupon code is malformed. */
export function estimateFrom(estimate: EstimateOnWire): Estimate | null {
  const coupon = estimate.coupon && couponFrom(estimate.coupon);
  if (estimate.coupon !== null && coupon === null) return null;
  return {
    lines: estimate.lines.map(({ type, title, title_es, amount }) => ({
      is: type,
      title,
      titleEs: title_es,
      amount,
    })),
    coupon,
    discount: estimate.discount,
    tax: estimate.tax,
    total: estimate.total,
    creditLeft: estimate.credit_left,
    needsState: estimate.needs_state,
    chargedAt: Date.parse(estimate.charged_at),
    estimatedAt: Date.parse(estimate.estimated_at),
  };
}

export function couponFrom({ id, percent_off_hundredths, amount_off }: CouponOnWire): Coupon | null {
  const code = parseCouponCode(id);
  if (!code.ok) return null;
  const off: Coupon['off'] =
    percent_off_hundredths === null
      ? { is: 'amount', cents: amount_off ?? 0 }
      : { is: 'percent', hundredths: percent_off_hundredths };
  return { id: code.value, off };
}

export function chargeFrom(charge: ChargeOnWire): Charge {
  return charge.status === 'paid' ? { is: 'paid', receipt: receiptFrom(charge.receipt) } : unpaidFrom(charge);
}

export function authorizationFrom(answer: AuthorizationOnWire): Authorization {
  return answer.status === 'authorized'
    ? { is: 'authorized', id: answer.id, price: answer.price }
    : unpaidFrom(answer);
}

function unpaidFrom(answer: Exclude<ChargeOnWire, { status: 'paid' }>) {
  return answer.status === 'declined'
    ? ({ is: 'declined', why: answer.reason } as const)
    : ({ is: 'needs-confirmation', secret: answer.client_secret } as const);
}

export function receiptFrom({ order_id, paid_at, amount, tax, bought }: ReceiptOnWire): Receipt {
  return { orderId: order_id, paidAt: Date.parse(paid_at), amount, tax, bought: boughtFrom(bought) };
}

function boughtFrom(bought: ReceiptOnWire['bought']): Bought {
  switch (bought.type) {
    case 'plan':
      return { is: 'plan', plan: subscriptionFrom(bought.plan) };
    case 'report':
      return { is: 'report', sku: bought.sku, reportType: bought.reportType };
    case 'add-on':
      return { is: 'add-on', sku: bought.sku };
  }
}
