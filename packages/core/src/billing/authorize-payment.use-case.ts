import { fail, type Result } from '../shared/result.ts';
import type { Authorization, AuthorizationRequest } from './authorization.ts';
import type { OrderFailure, OrderGateway } from './order-gateway.port.ts';

export type AuthorizePaymentFailure = OrderFailure | 'price-invalid';

export class AuthorizePayment {
  readonly #orders: OrderGateway;

  constructor(orders: OrderGateway) {
    this.#orders = orders;
  }

  // PLAN-9
  async run(request: AuthorizationRequest): Promise<Result<Authorization, AuthorizePaymentFailure>> {
    const { price } = request;
    return Number.isSafeInteger(price) && price > 0 ? this.#orders.authorize(request) : fail('price-invalid');
  }
}
