import type { Result } from '../shared/result.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import type { SavedCards } from './saved-cards.policy.ts';

export class LoadPaymentInfo {
  readonly #billing: BillingGateway;

  constructor(billing: BillingGateway) {
    this.#billing = billing;
  }

  // PLAN-9
  run(): Promise<Result<SavedCards, BillingFailure>> {
    return this.#billing.paymentInfo();
  }
}
