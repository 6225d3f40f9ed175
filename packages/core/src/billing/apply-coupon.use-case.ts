import type { Result } from '../shared/result.ts';
import { parseCouponCode, type Coupon, type CouponCodeFailure } from './coupon.policy.ts';
import type { CouponFailure, OrderGateway } from './order-gateway.port.ts';

export type ApplyCouponFailure = CouponFailure | CouponCodeFailure;

export class ApplyCoupon {
  readonly #orders: OrderGateway;

  constructor(orders: OrderGateway) {
    this.#orders = orders;
  }

  // PLAN-1 PLAN-9
  async run(code: unknown): Promise<Result<Coupon, ApplyCouponFailure>> {
    const parsed = parseCouponCode(code);
    return parsed.ok ? this.#orders.applyCoupon(parsed.value) : parsed;
  }
}
