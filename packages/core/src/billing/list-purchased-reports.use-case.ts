import type { Result } from '../shared/result.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { Receipt } from './order.ts';

export class ListPurchasedReports {
  readonly #orders: OrderGateway;

  constructor(orders: OrderGateway) {
    this.#orders = orders;
  }

  // PLAN-1
  run(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>> {
    return this.#orders.purchasedReports();
  }
}
