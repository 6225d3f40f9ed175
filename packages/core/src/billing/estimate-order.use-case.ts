import { fail, type Result } from '../shared/result.ts';
import type { Estimate } from './estimate.policy.ts';
import type { EstimateFailure, OrderGateway } from './order-gateway.port.ts';
import type { OrderWish } from './order.ts';
import { purchaseVerdict, type Buyer, type PurchaseRefusal } from './plan-purchase.policy.ts';

export type EstimateOrderFailure = EstimateFailure | PurchaseRefusal;

export class EstimateOrder {
  readonly #orders: OrderGateway;

  constructor(orders: OrderGateway) {
    this.#orders = orders;
  }

  // PLAN-9
  async run(wish: OrderWish, buyer: Buyer): Promise<Result<Estimate, EstimateOrderFailure>> {
    const verdict = purchaseVerdict(wish, buyer);
    return verdict.allowed ? this.#orders.estimate(wish) : fail(verdict.why);
  }
}
