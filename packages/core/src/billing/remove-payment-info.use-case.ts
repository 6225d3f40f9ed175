import type { Subscription } from '../plans/subscription.ts';
import { fail, type Result } from '../shared/result.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import { paymentInfoRemovalVerdict, type PaymentInfoRemovalRefusal } from './payment-info-removal.policy.ts';
import type { SavedCards } from './saved-cards.policy.ts';

export class RemovePaymentInfo {
  readonly #billing: BillingGateway;

  constructor(billing: BillingGateway) {
    this.#billing = billing;
  }

  // PLAN-9
  async run(
    plan: Subscription | null,
  ): Promise<Result<SavedCards, PaymentInfoRemovalRefusal | BillingFailure>> {
    const verdict = paymentInfoRemovalVerdict(plan);
    return verdict.allowed ? this.#billing.removePaymentInfo() : fail(verdict.why);
  }
}
