import { BillingGateway, type BillingFailure } from '../../billing/billing-gateway.port.ts';
import { pastDueAmount, type Bill, type Transaction } from '../../billing/billing-history.ts';
import { billsOf, transactionsOf } from '../../billing/billing-ledger.policy.ts';
import type { CardDetails } from '../../billing/card-details.policy.ts';
import type { CardToken } from '../../billing/card-token.policy.ts';
import type { RetryAnswer } from '../../billing/retry-answer.policy.ts';
import { NO_SAVED_CARDS, withCard, withDefault, type SavedCards } from '../../billing/saved-cards.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { aCard } from './billing.builder.ts';
import type { FakeBillingServer } from './fake-billing-server.ts';

type Saved = Result<SavedCards, BillingFailure>;

/** Passes `billingGatewayContract`, as the real adapters do. */
export class FakeBillingGateway extends BillingGateway {
  readonly #server: FakeBillingServer;

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  override async paymentInfo(): Promise<Saved> {
    return this.#server.answer<SavedCards, never>(() => ok(this.#server.saved));
  }

  override async saveCard(token: CardToken): Promise<Saved> {
    return this.#change((saved) => withCard(saved, aCard({ id: token })));
  }

  override async changeCard({ cardId, expMonth, expYear }: CardDetails): Promise<Saved> {
    return this.#ofCard(cardId, (saved) => ({
      ...saved,
      cards: saved.cards.map((card) => (card.id === cardId ? { ...card, expMonth, expYear } : card)),
    }));
  }

  override async setDefaultCard(cardId: string): Promise<Saved> {
    return this.#ofCard(cardId, (saved) => withDefault(saved, cardId));
  }

  override async removePaymentInfo(): Promise<Saved> {
    return this.#change(() => NO_SAVED_CARDS);
  }

  override async retryPayment(): Promise<RetryAnswer> {
    const due = this.#server.answer<readonly Bill[], never>(() =>
      ok(billsOf(this.#server.ledger).filter((bill) => pastDueAmount([bill]) > 0)),
    );
    if (!due.ok) return failed(null);
    if (due.value.length === 0) return failed('There is no payment to retry.');
    const bank = this.#server.cardInUse === 'bank' ? this.#askedFor(due.value) : null;
    if (bank !== null) return bank;
    if (this.#server.cardInUse === 'declined' || this.#server.cardInUse === null)
      return failed('Your card was declined.');
    const at = this.#server.clock.now();
    for (const { id, amount } of due.value) {
      this.#server.note({ id: `${id} retried`, billId: id, at, is: 'paid', amount, receiptUrl: null });
    }
    return { success: true };
  }

  /** Null once the bank has confirmed each. */
  #askedFor(due: readonly Bill[]): RetryAnswer | null {
    for (const { id } of due) {
      const secret = `secret of ${id}`;
      const isConfirmed = this.#server.holds.get(secret);
      if (isConfirmed === false) {
        this.#server.holds.delete(secret);
        return failed('Your card was declined.');
      }
      if (isConfirmed === true) continue;
      this.#server.holds.set(secret, null);
      return failed('Your bank asks you to confirm this payment.', secret);
    }
    return null;
  }

  override async history(): Promise<Result<readonly Bill[], BillingFailure>> {
    return this.#server.answer<readonly Bill[], never>(() => ok(billsOf(this.#server.ledger)));
  }

  override async transactions(): Promise<Result<readonly Transaction[], BillingFailure>> {
    return this.#server.answer<readonly Transaction[], never>(() => ok(transactionsOf(this.#server.ledger)));
  }

  #ofCard(cardId: string, change: (saved: SavedCards) => SavedCards): Saved {
    const known = this.#server.saved.cards.some(({ id }) => id === cardId);
    return known ? this.#change(change) : this.#server.answer(() => fail('not-found'));
  }

  #change(change: (saved: SavedCards) => SavedCards): Saved {
    return this.#server.answer<SavedCards, never>(() => {
      this.#server.saved = change(this.#server.saved);
      return ok(this.#server.saved);
    });
  }
}

function failed(message: string | null, secret: string | null = null): RetryAnswer {
  return { success: false, message, secret };
}
