import type { Result } from '../shared/result.ts';
import type { Authorization, AuthorizationRequest } from './authorization.ts';
import type { Coupon, CouponCode } from './coupon.policy.ts';
import type { Estimate } from './estimate.policy.ts';
import type { Charge, Order, OrderWish, Receipt } from './order.ts';

/** `unavailable`: nobody answered, or not in a way we understand. */
export type EstimateFailure = 'signed-out' | 'product-unknown' | 'coupon-unknown' | 'unavailable';

/**
 * `price-changed`: it costs something else by now; nothing was charged. `refused`: it cannot be bought.
 * `underway`: another order of a plan has not ended yet; nothing was charged for this one. `key-reused`: the key
 * belongs to another order. `signed-out` and `unavailable` do not tell whether the order was taken: to learn that,
 * it is placed again with the same key.
 */
export type OrderFailure =
  | 'signed-out'
  | 'price-changed'
  | 'underway'
  | 'refused'
  | 'key-reused'
  | 'unavailable';
export type CouponFailure = 'signed-out' | 'coupon-unknown' | 'refused' | 'unavailable';

/** Orders of whoever is signed in. A call that breaks is a failure like another: nothing here throws. */
// PLAN-9
export abstract class OrderGateway {
  /** Costs nothing, and promises nothing for long. */
  abstract estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>>;
  /**
   * The same order again is the same order: paid, it is answered with its receipt; waiting for the bank, it is
   * looked at anew; declined, it stays so.
   */
  abstract place(order: Order): Promise<Result<Charge, OrderFailure>>;
  /** Holds the price of a single report on the card in use, without taking it. The same key holds it once. */
  abstract authorize(request: AuthorizationRequest): Promise<Result<Authorization, OrderFailure>>;
  /** Puts a coupon on the plan one is on. */
  abstract applyCoupon(code: CouponCode): Promise<Result<Coupon, CouponFailure>>;
  /** The single reports that were bought, newest first. */
  abstract purchasedReports(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>>;
}
