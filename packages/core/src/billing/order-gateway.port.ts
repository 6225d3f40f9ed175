import type { Result } from '../shared/result.ts';
import type { Authorization, AuthorizationRequest } from './authorization.ts';
import type { Coupon, CouponCode } from './coupon.policy.ts';
import type { Estimate } from './estimate.policy.ts';
import type { Charge, Order, OrderWish, Receipt } from './order.ts';

/** `unavailable`: no response, or one that cannot be parsed. */
export type EstimateFailure =
  | 'signed-out'
  | 'product-unknown'
  | 'coupon-unknown'
  | 'coupon-used-up'
  | 'unavailable';

/**
 * `price-changed`: the price has changed; nothing was charged. `refused`: it cannot be bought. `underway`: another plan
 * order is still open; nothing was charged for this one. `key-reused`: the key belongs to another order. After
 * `signed-out` and `unavailable` it is unknown whether the order was accepted: place it again with the same key to find
 * out.
 */
export type OrderFailure =
  | 'signed-out'
  | 'price-changed'
  | 'underway'
  | 'refused'
  | 'key-reused'
  | 'unavailable';
export type CouponFailure = 'signed-out' | 'coupon-unknown' | 'coupon-used-up' | 'refused' | 'unavailable';

/** Orders of the signed-in user. Network errors are returned as failures; no method throws. */
// PLAN-9
export abstract class OrderGateway {
  /** Free of charge, and valid for a limited time only. */
  abstract estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>>;
  /**
   * Idempotent by key: a paid order returns its receipt, one waiting for the bank is checked again, a declined one
   * stays declined.
   */
  abstract place(order: Order): Promise<Result<Charge, OrderFailure>>;
  /** Authorizes the price of a single report on the default card without charging it. Idempotent by key. */
  abstract authorize(request: AuthorizationRequest): Promise<Result<Authorization, OrderFailure>>;
  /** Applies a coupon to the current plan. */
  abstract applyCoupon(code: CouponCode): Promise<Result<Coupon, CouponFailure>>;
  /** The single reports that were bought, newest first. */
  abstract purchasedReports(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>>;
}
