import type { Result } from '../shared/result.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import type { Bill } from './billing-history.ts';

export class LoadBillingHistory {
  readonly #billing: BillingGateway;

  constructor(billing: BillingGateway) {
    this.#billing = billing;
  }

  // PLAN-9
  run(): Promise<Result<readonly Bill[], BillingFailure>> {
    return this.#billing.history();
  }
}
