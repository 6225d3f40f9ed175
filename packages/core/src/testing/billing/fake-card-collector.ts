import type { BillingAddress } from '../../billing/billing-address.policy.ts';
import {
  CardCollector,
  type CardEntry,
  type CollectFailure,
  type ConfirmFailure,
} from '../../billing/card-collector.port.ts';
import type { CardToken } from '../../billing/card-token.policy.ts';
import type { ConfirmationSecret } from '../../billing/order.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { aToken } from './billing.builder.ts';
import type { FakeBillingServer, TestCard } from './fake-billing-server.ts';

/** What the user types into the provider's fields. */
export type TypedCard = TestCard | 'nothing' | 'wrong-number' | 'rejected';

/** The provider's library, in memory. Passes `cardCollectorContract`. */
export class FakeCardCollector extends CardCollector {
  /** The billing address passed with each card. */
  readonly collected: (BillingAddress | null)[] = [];
  readonly #server: FakeBillingServer;
  readonly #watchers = new Set<(entry: CardEntry) => void>();
  #typed: TypedCard = 'nothing';
  #cards = 0;

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  type(card: TypedCard): void {
    this.#typed = card;
    this.#cards += 1;
    for (const tell of this.#watchers) tell(this.#entry());
  }

  override watch(tell: (entry: CardEntry) => void): () => void {
    this.#watchers.add(tell);
    tell(this.#entry());
    return () => void this.#watchers.delete(tell);
  }

  override async collect(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>> {
    if (!this.#server.reachable) return fail('collector-unavailable');
    if (this.#typed === 'nothing' || this.#typed === 'wrong-number') return fail('card-incomplete');
    if (this.#typed === 'rejected') return fail('card-rejected');
    this.collected.push(address);
    return ok(aToken(`pm_${this.#typed}_${this.#cards}`));
  }

  override async confirm(secret: ConfirmationSecret): Promise<Result<void, ConfirmFailure>> {
    if (!this.#server.reachable) return fail('collector-unavailable');
    const confirmed = this.#server.askBank(secret);
    if (this.#server.losesAnswers) return fail('collector-unavailable');
    return confirmed === true ? done : fail('confirmation-refused');
  }

  #entry(): CardEntry {
    if (this.#typed === 'wrong-number') return { complete: false, problem: 'number-invalid' };
    return { complete: this.#typed !== 'nothing', problem: null };
  }
}
