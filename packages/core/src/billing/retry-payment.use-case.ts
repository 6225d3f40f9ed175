import { say, type Locale } from '../shared/messages.ts';
import type { BillingGateway } from './billing-gateway.port.ts';
import { billingMessages } from './billing.messages.ts';

export type RetryOutcome = { readonly success: true } | { readonly success: false; readonly message: string };

export class RetryPayment {
  readonly #billing: BillingGateway;

  constructor(billing: BillingGateway) {
    this.#billing = billing;
  }

  /** PLAN-9: on error no success, with the server's message or a default one. */
  async run(locale: Locale): Promise<RetryOutcome> {
    const answer = await this.#billing.retryPayment();
    if (answer.success) return answer;
    return { success: false, message: answer.message ?? say(billingMessages, locale, 'retry-failed') };
  }
}
