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
import { failureIn, plainFailure, type Refused, resultOf } from './call.ts';
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
  'coupon-used-up': 'refused',
  'coupon-without-bill': 'refused',
  'price-changed': 'price-changed',
  'order-not-owner': 'refused',
  'order-bought-on-android': 'refused',
  'order-plan-expired': 'refused',
  'order-too-few-seats': 'refused',
  'order-already-on-plan': 'refused',
  'order-underway': 'underway',
  'planned-plan-charging': 'refused',
  'planned-plan-begun': 'refused',
  'plan-needs-card': 'refused',
  'overage-refused': 'refused',
  'order-needs-state': 'refused',
};

const ESTIMATE_FAILURES: Readonly<Record<BillingProblemCode, EstimateFailure>> = {
  'card-token-invalid': 'unavailable',
  'expiry-invalid': 'unavailable',
  'card-expired': 'unavailable',
  'card-unknown': 'unavailable',
  'card-refused': 'unavailable',
  'product-unknown': 'product-unknown',
  'coupon-unknown': 'coupon-unknown',
  'coupon-used-up': 'coupon-used-up',
  'coupon-without-bill': 'unavailable',
  'price-changed': 'unavailable',
  'order-not-owner': 'unavailable',
  'order-bought-on-android': 'unavailable',
  'order-plan-expired': 'unavailable',
  'order-too-few-seats': 'unavailable',
  'order-already-on-plan': 'unavailable',
  'order-underway': 'unavailable',
  'planned-plan-charging': 'unavailable',
  'planned-plan-begun': 'unavailable',
  'plan-needs-card': 'unavailable',
  'overage-refused': 'unavailable',
  'order-needs-state': 'unavailable',
};

const COUPON_FAILURES: Readonly<Record<BillingProblemCode, CouponFailure>> = {
  'card-token-invalid': 'unavailable',
  'expiry-invalid': 'unavailable',
  'card-expired': 'unavailable',
  'card-unknown': 'unavailable',
  'card-refused': 'refused',
  'product-unknown': 'unavailable',
  'coupon-unknown': 'coupon-unknown',
  'coupon-used-up': 'coupon-used-up',
  'coupon-without-bill': 'refused',
  'price-changed': 'refused',
  'order-not-owner': 'refused',
  'order-bought-on-android': 'refused',
  'order-plan-expired': 'refused',
  'order-too-few-seats': 'refused',
  'order-already-on-plan': 'refused',
  'order-underway': 'refused',
  'planned-plan-charging': 'refused',
  'planned-plan-begun': 'refused',
  'plan-needs-card': 'refused',
  'overage-refused': 'refused',
  'order-needs-state': 'refused',
};

export class HttpOrderGateway extends OrderGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>> {
    const body = { params: wishOnWire(wish) };
    return resultOf(
      () => this.#api.POST('/codeReports/orders/estimate', { body }),
      (estimate) => readable(estimateFrom(estimate)),
      estimateFailureOf,
    );
  }

  override place(order: Order): Promise<Result<Charge, OrderFailure>> {
    return resultOf(
      () => this.#send(order),
      (charge) => ok(chargeFrom(charge)),
      orderFailureOf,
    );
  }

  override authorize(request: AuthorizationRequest): Promise<Result<Authorization, OrderFailure>> {
    return resultOf(
      () => this.#api.POST('/authorize', { body: request }),
      (authorization) => ok(authorizationFrom(authorization)),
      orderFailureOf,
    );
  }

  override applyCoupon(code: CouponCode): Promise<Result<Coupon, CouponFailure>> {
    return resultOf(
      () => this.#api.POST('/plan-coupon', { body: { couponId: code } }),
      (coupon) => readable(couponFrom(coupon)),
      couponFailureOf,
    );
  }

  override purchasedReports(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>> {
    return resultOf(
      () => this.#api.GET('/code-report'),
      ({ items }) => ok(items.map(receiptFrom)),
      plainFailure,
    );
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

function readable<Value>(value: Value | null): Result<Value, 'unavailable'> {
  return value === null ? fail('unavailable') : ok(value);
}

function estimateFailureOf(refused: Refused | null): EstimateFailure {
  return failureIn(ESTIMATE_FAILURES, refused) ?? plainFailure(refused);
}

function couponFailureOf(refused: Refused | null): CouponFailure {
  const failure = failureIn(COUPON_FAILURES, refused);
  if (failure !== null) return failure;
  return refused?.status === 403 || refused?.status === 409 ? 'refused' : plainFailure(refused);
}

function orderFailureOf(refused: Refused | null): OrderFailure {
  const failure = failureIn(ORDER_FAILURES, refused);
  if (failure !== null) return failure;
  if (refused?.status === 422) return 'key-reused';
  const isRefused = refused !== null && [400, 403, 404, 409].includes(refused.status);
  return isRefused ? 'refused' : plainFailure(refused);
}
