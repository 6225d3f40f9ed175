import { fail, type Result } from '../shared/result.ts';
import type { OrderFailure, OrderGateway } from './order-gateway.port.ts';
import type { Charge, Order } from './order.ts';
import { purchaseVerdict, type Buyer, type PurchaseRefusal } from './plan-purchase.policy.ts';

export type PlaceOrderFailure = OrderFailure | PurchaseRefusal;

export class PlaceOrder {
  readonly #orders: OrderGateway;

  constructor(orders: OrderGateway) {
    this.#orders = orders;
  }

  /** Buys a plan, a single report or an add-on. Running it again with the same order returns that order's outcome. */
  // PLAN-1 PLAN-9
  async run(order: Order, buyer: Buyer): Promise<Result<Charge, PlaceOrderFailure>> {
    const verdict = purchaseVerdict(order.wish, buyer);
    return verdict.allowed ? this.#orders.place(order) : fail(verdict.why);
  }
}
