import type { Clock } from '../shared/clock.port.ts';
import type { Result } from '../shared/result.ts';
import type { BillingFailure, BillingGateway } from './billing-gateway.port.ts';
import { parseCardDetails, type CardDetailsFailure } from './card-details.policy.ts';
import type { SavedCards } from './saved-cards.policy.ts';

export class ChangeCard {
  readonly #billing: BillingGateway;
  readonly #clock: Clock;

  constructor(billing: BillingGateway, clock: Clock) {
    this.#billing = billing;
    this.#clock = clock;
  }

  // PLAN-9
  async run(
    cardId: string,
    input: unknown,
  ): Promise<Result<SavedCards, CardDetailsFailure | BillingFailure>> {
    const details = parseCardDetails(cardId, input, this.#clock.now());
    return details.ok ? this.#billing.changeCard(details.value) : details;
  }
}
