import type { BillingGateway } from './billing-gateway.port.ts';
import type { CardCollector, ConfirmFailure } from './card-collector.port.ts';

export type RetryOutcome = { readonly success: true } | FailedRetry;
/** `message`: the server's own words, if it has any. */
export type FailedRetry = {
  readonly success: false;
  readonly why: 'retry-failed' | ConfirmFailure;
  readonly message: string | null;
};

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
   * PLAN-9: on error no success, with the server's message or a code. Where the payer's bank asks, they confirm, and the
   * payment is asked for again: only then is it known what became of it.
   */
  async run(): Promise<RetryOutcome> {
    for (let asked = 0; asked < MOST_CONFIRMATIONS; asked += 1) {
      const answer = await this.#billing.retryPayment();
      if (answer.success) return answer;
      if (answer.secret === null) return failed('retry-failed', answer.message);
      const confirmed = await this.#cards.confirm(answer.secret);
      if (!confirmed.ok) {
        const after = await this.#billing.retryPayment();
        return after.success ? after : failed(confirmed.failure);
      }
    }
    return failed('retry-failed');
  }
}

function failed(why: FailedRetry['why'], message: string | null = null): FailedRetry {
  return { success: false, why, message };
}
