import type { Clock } from '../shared/clock.port.ts';
import type { CardCollector } from './card-collector.port.ts';
import type { EstimateOrder } from './estimate-order.use-case.ts';
import type { OrderWish } from './order.ts';
import type { PlaceOrder } from './place-order.use-case.ts';
import type { Buyer } from './plan-purchase.policy.ts';
import { nextPurchase } from './purchase.machine.ts';
import { orderOf, startPurchase, type PaymentChoice, type Purchase, type PurchaseEvent } from './purchase.ts';

export type PurchaseDependencies = {
  readonly estimate: EstimateOrder;
  readonly place: PlaceOrder;
  readonly cards: CardCollector;
  readonly clock: Clock;
};

export type PurchaseVisit = {
  /** Returns a new random text. */
  readonly key: string;
  /** As they were when the purchase began; used for the whole purchase. */
  readonly buyer: Buyer;
  readonly production: boolean;
  readonly tell: (purchase: Purchase) => void;
  /** A purchase whose order has an unknown outcome. */
  readonly resumed?: Purchase | null;
};

/** One purchase: user actions and the calls they cause. Each promise resolves after the last of these calls. */
// PLAN-9
export class PurchaseFlow {
  readonly #dependencies: PurchaseDependencies;
  readonly #visit: PurchaseVisit;
  #purchase: Purchase;

  constructor(dependencies: PurchaseDependencies, visit: PurchaseVisit) {
    this.#dependencies = dependencies;
    this.#visit = visit;
    this.#purchase = visit.resumed ?? startPurchase(visit.key);
  }

  get purchase(): Purchase {
    return this.#purchase;
  }

  wish(wish: OrderWish): Promise<void> {
    return this.#happen({ type: 'wished', wish });
  }

  refresh(): Promise<void> {
    return this.#happen({ type: 'refreshed' });
  }

  pay(by: PaymentChoice): Promise<void> {
    const { production } = this.#visit;
    return this.#happen({ type: 'pay-pressed', by, now: this.#dependencies.clock.now(), production });
  }

  confirm(): Promise<void> {
    return this.#happen({ type: 'confirm-pressed' });
  }

  askAgain(): Promise<void> {
    return this.#happen({ type: 'asked-again' });
  }

  giveUp(): Promise<void> {
    return this.#happen({ type: 'given-up' });
  }

  async #happen(event: PurchaseEvent): Promise<void> {
    const before = this.#purchase;
    this.#purchase = nextPurchase(before, event);
    if (this.#purchase === before) return;
    this.#visit.tell(this.#purchase);
    const answered = await this.#call(this.#purchase);
    if (answered) await this.#happen(answered);
  }

  /** The call the current step waits for. */
  async #call(purchase: Purchase): Promise<PurchaseEvent | null> {
    const { step, calls: call } = purchase;
    const { estimate, place, cards } = this.#dependencies;
    const { buyer } = this.#visit;
    switch (step.is) {
      case 'estimating':
        return { type: 'estimate-answered', call, answer: await estimate.run(step.wish, buyer) };
      case 'collecting-card':
        return { type: 'card-answered', call, answer: await cards.collect(step.address) };
      case 'paying':
        return { type: 'charge-answered', call, answer: await place.run(orderOf(purchase, step), buyer) };
      case 'confirming':
        return { type: 'confirmation-answered', call, answer: await cards.confirm(step.secret) };
      default:
        return null;
    }
  }
}
