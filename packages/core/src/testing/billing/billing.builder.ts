import { estimateOf, type Estimate, type EstimateFacts } from '../../billing/estimate.policy.ts';
import { parseCardToken, type CardToken } from '../../billing/card-token.policy.ts';
import { parseCouponCode, type Coupon, type CouponCode } from '../../billing/coupon.policy.ts';
import type { AddOnWish, PlanWish, Receipt, ReportPurchaseWish } from '../../billing/order.ts';
import type { PlannedPlan } from '../../billing/planned-plan-gateway.port.ts';
import type { PlanOffer, Product } from '../../billing/product.ts';
import type { ProfileCard } from '../../profile/profile.ts';
import { DAY } from '../../shared/instant.ts';
import { aPlan } from '../plans/plan.builder.ts';

/** A plan in both variants and both billing periods. */
export function aPlanProduct(change: Partial<Product> = {}): Product {
  return {
    type: 'code-report-plan',
    sku: 'plan_23_q2_0003',
    title: 'Essential',
    description: '30 property quickviews a month',
    spanish: null,
    reportType: null,
    prices: [
      { priceId: 'price_state_month', amount: 4900, billing: 'monthly', variant: 'one_state' },
      { priceId: 'price_state_year', amount: 49_000, billing: 'annual', variant: 'one_state' },
      { priceId: 'price_month', amount: 9900, billing: 'monthly', variant: 'national' },
      { priceId: 'price_year', amount: 99_000, billing: 'annual', variant: 'national' },
    ],
    plan: aPlanOffer(),
    ...change,
  };
}

export function aPlanOffer(change: Partial<PlanOffer> = {}): PlanOffer {
  return {
    isFree: false,
    quickViews: 30,
    codeDetails: 8,
    weather: 4,
    seats: 50,
    integrations: true,
    overage: 500,
    pausable: true,
    ...change,
  };
}

export function aReportProduct(change: Partial<Product> = {}): Product {
  return {
    type: 'code-report',
    sku: 'single_report',
    title: 'Single report',
    description: null,
    spanish: null,
    reportType: 'residential',
    prices: [{ priceId: 'price_report', amount: 1999, billing: null, variant: null }],
    plan: null,
    ...change,
  };
}

export function anAddOnProduct(change: Partial<Product> = {}): Product {
  return {
    type: 'add-ons',
    sku: 'extra_code_details',
    title: '5 code details',
    description: null,
    spanish: null,
    reportType: null,
    prices: [{ priceId: 'price_details', amount: 2500, billing: null, variant: null }],
    plan: null,
    ...change,
  };
}

export function aPlanWish(change: Partial<PlanWish> = {}): PlanWish {
  return {
    is: 'plan',
    sku: 'plan_23_q2_0003',
    variant: 'national',
    billing: 'monthly',
    state: null,
    payUpFront: true,
    couponCode: null,
    ...change,
  };
}

export function aReportPurchaseWish(change: Partial<ReportPurchaseWish> = {}): ReportPurchaseWish {
  return {
    is: 'report',
    sku: 'single_report',
    reportType: 'residential',
    state: null,
    couponCode: null,
    ...change,
  };
}

export function anAddOnWish(change: Partial<AddOnWish> = {}): AddOnWish {
  return { is: 'add-on', sku: 'extra_code_details', priceId: 'price_details', teamId: null, ...change };
}

export function anEstimate(change: Partial<EstimateFacts> = {}): Estimate {
  const now = Date.parse('2026-03-02T15:00:00Z');
  return estimateOf({
    lines: [{ is: 'item', title: 'Essential', titleEs: null, amount: 9900 }],
    coupon: null,
    taxRate: 0,
    chargedAt: now,
    now,
    ...change,
  });
}

/** Ordered for the end of a trial of two weeks. */
export function aPlannedPlan(
  change: Partial<PlannedPlan> = {},
  facts: Partial<EstimateFacts> = {},
): PlannedPlan {
  const now = facts.now ?? Date.parse('2026-03-02T15:00:00Z');
  return {
    orderId: 'order-1',
    sku: 'plan_essential',
    title: 'Essential',
    titleEs: 'Esencial',
    variant: 'national',
    billingPeriod: 'monthly',
    estimate: anEstimate({
      lines: [{ is: 'item', title: 'Essential', titleEs: 'Esencial', amount: 6900 }],
      chargedAt: now + 14 * DAY,
      now,
      ...facts,
    }),
    retryAt: null,
    ...change,
  };
}

export function aReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    orderId: 'order-1',
    paidAt: Date.parse('2026-03-02T15:00:00Z'),
    amount: 9900,
    tax: 0,
    bought: { is: 'plan', plan: aPlan() },
    ...change,
  };
}

export function aCard(change: Partial<ProfileCard> = {}): ProfileCard {
  return { id: 'card_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030, ...change };
}

export function aToken(text = 'pm_good_1'): CardToken {
  return orThrow(parseCardToken(text));
}

export function aCouponCode(text = 'SPRING'): CouponCode {
  return orThrow(parseCouponCode(text));
}

export function aCoupon(change: Partial<Coupon> = {}): Coupon {
  return { id: aCouponCode(), off: { is: 'percent', hundredths: 2500 }, ...change };
}

function orThrow<Value>(
  parsed: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: string },
): Value {
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
