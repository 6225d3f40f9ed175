import type { BillingProblemCode } from '@ridgeline/contract';
import {
  type Authorization,
  type AuthorizationRequest,
  type Charge,
  type Coupon,
  type CouponCode,
  type CouponFailure,
  type Estimate,
  type EstimateFailure,
  type Order,
  type OrderFailure,
  OrderGateway,
  type OrderWish,
  type Receipt,
} from '@ridgeline/core/billing';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, outcomeOf, plainFailure, type Refused } from './call.ts';
import { authorizationFrom, chargeFrom, couponFrom, estimateFrom, receiptFrom } from './order-from-wire.ts';
import { addOnOnWire, orderOnWire, planOnWire, reportOnWire, wishOnWire } from './order-on-wire.ts';

const ORDER_FAILURES: Readonly<Record<BillingProblemCode, OrderFailure>> = {
  'card-token-invalid': 'refused',
  'expiry-invalid': 'refused',
  'card-expired': 'refused',
  'card-unknown': 'refused',
  'card-refused': 'refused',
  'product-unknown': 'refused',
  'coupon-unknown': 'refused',
  'price-changed': 'price-changed',
  'order-not-owner': 'refused',
  'order-bought-on-android': 'refused',
  'order-already-on-plan': 'refused',
  'order-underway': 'underway',
  'plan-needs-card': 'refused',
};

export class HttpOrderGateway extends OrderGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>> {
    const body = { params: wishOnWire(wish) };
    const outcome = await outcomeOf(() => this.#api.POST('/codeReports/orders/estimate', { body }));
    if (!outcome?.ok) return fail(unknownIn(outcome) ?? plainFailure(outcome));
    const estimate = estimateFrom(outcome.data);
    return estimate ? ok(estimate) : fail('unavailable');
  }

  override async place(order: Order): Promise<Result<Charge, OrderFailure>> {
    const outcome = await outcomeOf(() => this.#send(order));
    return outcome?.ok ? ok(chargeFrom(outcome.data)) : fail(orderFailure(outcome));
  }

  override async authorize(request: AuthorizationRequest): Promise<Result<Authorization, OrderFailure>> {
    const outcome = await outcomeOf(() => this.#api.POST('/authorize', { body: request }));
    return outcome?.ok ? ok(authorizationFrom(outcome.data)) : fail(orderFailure(outcome));
  }

  override async applyCoupon(code: CouponCode): Promise<Result<Coupon, CouponFailure>> {
    const outcome = await outcomeOf(() => this.#api.POST('/plan-coupon', { body: { couponId: code } }));
    if (outcome?.ok) {
      const coupon = couponFrom(outcome.data);
      return coupon ? ok(coupon) : fail('unavailable');
    }
    if (outcome?.code === 'coupon-unknown') return fail('coupon-unknown');
    return fail(outcome?.status === 403 || outcome?.status === 409 ? 'refused' : plainFailure(outcome));
  }

  override async purchasedReports(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>> {
    const outcome = await outcomeOf(() => this.#api.GET('/code-report'));
    return outcome?.ok ? ok(outcome.data.items.map(receiptFrom)) : fail(plainFailure(outcome));
  }

  #send(order: Order) {
    const { wish } = order;
    const asked = orderOnWire(order);
    switch (wish.is) {
      case 'plan':
        return this.#api.POST('/code-report-plan', { body: { details: { ...planOnWire(wish), ...asked } } });
      case 'report':
        return this.#api.POST('/code-report', { body: { details: { ...reportOnWire(wish), ...asked } } });
      case 'add-on':
        return this.#api.POST('/add-ons', { body: { ...addOnOnWire(wish), ...asked } });
    }
  }
}

function unknownIn(outcome: Refused | null): 'product-unknown' | 'coupon-unknown' | null {
  return outcome?.code === 'product-unknown' || outcome?.code === 'coupon-unknown' ? outcome.code : null;
}

function orderFailure(outcome: Refused | null): OrderFailure {
  const failure = failureIn(ORDER_FAILURES, outcome);
  if (failure !== null) return failure;
  if (outcome?.status === 422) return 'key-reused';
  const isRefused = outcome !== null && [400, 403, 404, 409].includes(outcome.status);
  return isRefused ? 'refused' : plainFailure(outcome);
}
