import type { Result } from '../shared/result.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import type { Transaction } from './billing-history.ts';

export class ListTransactions {
  readonly #billing: BillingGateway;

  constructor(billing: BillingGateway) {
    this.#billing = billing;
  }

  // PLAN-9
  run(): Promise<Result<readonly Transaction[], BillingFailure>> {
    return this.#billing.transactions();
  }
}
