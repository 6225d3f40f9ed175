import type { Result } from '../shared/result.ts';
import type { BillingAddress } from './billing-address.policy.ts';
import type { CardCollector, CollectFailure } from './card-collector.port.ts';
import type { CardToken } from './card-token.policy.ts';

export class CollectCard {
  readonly #cards: CardCollector;

  constructor(cards: CardCollector) {
    this.#cards = cards;
  }

  // PLAN-9
  run(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>> {
    return this.#cards.collect(address);
  }
}
