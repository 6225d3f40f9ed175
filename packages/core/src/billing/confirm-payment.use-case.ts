import type { Result } from '../shared/result.ts';
import type { CardCollector, ConfirmFailure } from './card-collector.port.ts';
import type { ConfirmationSecret } from './order.ts';

export class ConfirmPayment {
  readonly #cards: CardCollector;

  constructor(cards: CardCollector) {
    this.#cards = cards;
  }

  /** Takes a payment to the person's bank. Whether it is paid then, the order tells. */
  // PLAN-9
  run(secret: ConfirmationSecret): Promise<Result<void, ConfirmFailure>> {
    return this.#cards.confirm(secret);
  }
}
