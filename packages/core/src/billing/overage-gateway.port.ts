import type { Result } from '../shared/result.ts';
import type { OverageOffer, OverageOrder, OverageOutcome, OverageProperty } from './overage.ts';

/** `refused`: the plan sells no more to this user. `unavailable`: no response, or one that cannot be parsed. */
export type OverageOfferFailure = 'signed-out' | 'refused' | 'unavailable';

/**
 * After `signed-out` and `unavailable` it is unknown whether the order was accepted: order it again with the same key to find
 * out. After `price-changed` and `refused` nothing was charged.
 */
export type OverageFailure = OverageOfferFailure | 'price-changed';

/** Projects beyond the number of the signed-in user's plan. Network errors are returned as failures; no method throws. */
// PLAN-7 PLAN-8
export abstract class OverageGateway {
  abstract offer(property: OverageProperty): Promise<Result<OverageOffer, OverageOfferFailure>>;
  /** Makes the report and charges it, in one step. Idempotent by key. */
  abstract order(order: OverageOrder): Promise<Result<OverageOutcome, OverageFailure>>;
}
