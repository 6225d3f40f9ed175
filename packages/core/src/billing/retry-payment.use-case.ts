import { say, type Locale } from '../shared/messages.ts';
import type { BillingGateway } from './billing-gateway.port.ts';
import { billingMessages } from './billing.messages.ts';
import type { CardCollector } from './card-collector.port.ts';

export type RetryOutcome = { readonly success: true } | { readonly success: false; readonly message: string };

/** More bills than a plan leaves unpaid. */
const MOST_CONFIRMATIONS = 12;

export class RetryPayment {
  readonly #billing: BillingGateway;
  readonly #cards: CardCollector;

  constructor(billing: BillingGateway, cards: CardCollector) {
    this.#billing = billing;
    this.#cards = cards;
  }

  /**
   * PLAN-9: on error no success, with the server's message or a default one. Where the payer's bank asks, they confirm, and the
   * payment is asked for again: only then is it known what became of it.
   */
  async run(locale: Locale): Promise<RetryOutcome> {
    for (let asked = 0; asked < MOST_CONFIRMATIONS; asked += 1) {
      const answer = await this.#billing.retryPayment();
      if (answer.success) return answer;
      if (answer.secret === null)
        return failed(answer.message ?? say(billingMessages, locale, 'retry-failed'));
      const confirmed = await this.#cards.confirm(answer.secret);
      if (!confirmed.ok) {
        const after = await this.#billing.retryPayment();
        return after.success ? after : failed(say(billingMessages, locale, confirmed.failure));
      }
    }
    return failed(say(billingMessages, locale, 'retry-failed'));
  }
}

function failed(message: string): RetryOutcome {
  return { success: false, message };
}
