import type { Result } from '../shared/result.ts';
import type { BillingAddress } from './billing-address.policy.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import type { CardCollector, CollectFailure } from './card-collector.port.ts';
import type { SavedCards } from './saved-cards.policy.ts';

export class AddCard {
  readonly #cards: CardCollector;
  readonly #billing: BillingGateway;

  constructor(cards: CardCollector, billing: BillingGateway) {
    this.#cards = cards;
    this.#billing = billing;
  }

  /** Saves the card entered in the provider's fields. */
  // PLAN-9
  async run(address: BillingAddress | null): Promise<Result<SavedCards, CollectFailure | BillingFailure>> {
    const token = await this.#cards.collect(address);
    return token.ok ? this.#billing.saveCard(token.value) : token;
  }
}
