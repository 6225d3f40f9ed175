import {
  OverageGateway,
  type OverageFailure,
  type OverageOfferFailure,
} from '../../billing/overage-gateway.port.ts';
import type { OverageOffer, OverageOrder, OverageOutcome } from '../../billing/overage.ts';
import { cardInUse } from '../../billing/saved-cards.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FakeBillingServer } from './fake-billing-server.ts';

/** Passes `overageGatewayContract`, as the real adapter does. */
export class FakeOverageGateway extends OverageGateway {
  /** In cents; null where the plan sells no more. */
  price: number | null = 500;
  /** The addresses of properties of which nothing is known. */
  readonly unknown = new Set<string>();
  readonly made = new Map<string, OverageOutcome>();
  readonly #server: FakeBillingServer;

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  override async offer(): Promise<Result<OverageOffer, OverageOfferFailure>> {
    return this.#server.answer<OverageOffer, OverageOfferFailure>(() =>
      this.price === null
        ? fail('refused')
        : ok({ total: this.price, tax: 0, card: cardInUse(this.#server.saved) }),
    );
  }

  override async order(order: OverageOrder): Promise<Result<OverageOutcome, OverageFailure>> {
    return this.#server.answer<OverageOutcome, OverageFailure>(() => this.#order(order));
  }

  #order({ wish, total, orderKey }: OverageOrder): Result<OverageOutcome, OverageFailure> {
    const known = this.made.get(orderKey);
    if (known) return ok(known);
    if (this.unknown.has(wish.place.address)) return ok({ is: 'property-unknown' });
    const card = this.#server.cardInUse;
    if (this.price === null || card === null) return fail('refused');
    if (this.price !== total) return fail('price-changed');
    const outcome: OverageOutcome =
      card === 'good'
        ? { is: 'made', reportNumber: String(100_001 + this.made.size), orderId: `order ${orderKey}` }
        : { is: 'declined', why: 'card-declined' };
    this.made.set(orderKey, outcome);
    return ok(outcome);
  }
}
