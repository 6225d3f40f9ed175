import type { CardDetails, CardToken, DeclineReason } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { SupplierAway } from '../ports/supplier-away.ts';
import {
  type Dispute,
  KeyOfAnother,
  Payments,
  type MadePage,
  type MadePayment,
  type MadeQuery,
  type Payment,
  type PaymentWish,
} from '../ports/payments.port.ts';

/**
 * A payment provider in memory. The second word of a token tells how its card behaves: `pm_good_1`, `pm_declined_1`,
 * `pm_bank_1` (the bank asks for confirmation), `pm_refused_1` (cannot be saved).
 */
export class FakePayments extends Payments {
  isAway = false;
  /** Loses the answer to the next payment, after the payment was made. */
  losesAnswer = false;
  readonly taken: PaymentWish[] = [];
  /** How long ago the next payments are made, in milliseconds. */
  age = 0;
  readonly #madeAt = new Map<string, number>();
  /** What was given back, or released. */
  readonly refunded: PaymentWish[] = [];
  /** What was held, and taken since. */
  readonly captured: PaymentWish[] = [];
  readonly disputes = new Map<string, Dispute>();
  readonly #customers = new Set<string>();
  readonly #cards = new Map<string, ProfileCard>();
  readonly #payments = new Map<string, Payment>();
  readonly #wishes = new Map<string, PaymentWish>();

  override async customerOf({ id }: { readonly id: string }): Promise<string> {
    this.#reach();
    this.#customers.add(`cus_${id}`);
    return `cus_${id}`;
  }

  override async findCustomer(personId: string): Promise<string | null> {
    this.#reach();
    return this.#customers.has(`cus_${personId}`) ? `cus_${personId}` : null;
  }

  override async saveCard(customer: string, token: CardToken): Promise<Result<ProfileCard, DeclineReason>> {
    this.#reach();
    if (token.split('_')[1] === 'refused') return fail('card-declined');
    const key = `${customer} ${token}`;
    const card = this.#cards.get(key) ?? {
      id: token,
      brand: 'visa',
      last4: '4242',
      expMonth: 4,
      expYear: 2030,
    };
    this.#cards.set(key, card);
    return ok(card);
  }

  override async changeCard(customer: string, { cardId, expMonth, expYear }: CardDetails) {
    this.#reach();
    const key = `${customer} ${cardId}`;
    const card = this.#cards.get(key);
    if (!card) return fail('card-unknown');
    const changed = { ...card, expMonth, expYear };
    this.#cards.set(key, changed);
    return ok(changed);
  }

  override async forgetCard(customer: string, cardId: string): Promise<void> {
    this.#reach();
    this.#cards.delete(`${customer} ${cardId}`);
  }

  override async forgetCustomer({ id }: { readonly id: string }): Promise<string | null> {
    this.#reach();
    const customer = `cus_${id}`;
    if (!this.#customers.delete(customer)) return null;
    for (const key of [...this.#cards.keys()].filter((of) => of.startsWith(`${customer} `)))
      this.#cards.delete(key);
    return customer;
  }

  override async pay(wish: PaymentWish): Promise<Payment> {
    this.#reach();
    const id = `pi_${wish.key}`;
    const of = this.#wishes.get(id)?.customer ?? wish.customer;
    if (of !== wish.customer) throw new KeyOfAnother(`${of} pays by this key`);
    const known = this.#payments.get(id);
    const payment = known ?? first(id, wish);
    this.#payments.set(id, payment);
    if (!known) this.#madeAt.set(id, Date.now() - this.age);
    if (!known) this.#wishes.set(id, wish);
    if (!known && payment.is === 'done') this.taken.push(wish);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new SupplierAway('could not connect to the payment provider');
    }
    return payment;
  }

  override async findByKey({ key }: Pick<PaymentWish, 'key'>): Promise<Payment | null> {
    this.#reach();
    return this.#payments.get(`pi_${key}`) ?? null;
  }

  override async find(paymentId: string): Promise<Payment> {
    return this.#paymentOf(paymentId);
  }

  override async cardOf(paymentId: string): Promise<ProfileCard | null> {
    const { is } = this.#paymentOf(paymentId);
    const { customer, cardId } = this.#wishes.get(paymentId) ?? {};
    return is === 'declined' ? null : (this.#cards.get(`${customer} ${cardId}`) ?? null);
  }

  override async cancel(paymentId: string): Promise<Payment> {
    // Without awaiting in between: the bank may answer at the same time.
    const payment = this.#paymentOf(paymentId);
    if (payment.is !== 'needs-confirmation') return payment;
    const cancelled: Payment = { id: paymentId, is: 'declined', why: 'processing-error', asksBank: false };
    this.#payments.set(paymentId, cancelled);
    return cancelled;
  }

  /** One payment a page. */
  override async made({ from, to, next }: MadeQuery): Promise<MadePage> {
    this.#reach();
    const ids = [...this.#madeAt].flatMap(([id, at]) => (at >= from && at <= to ? [id] : [])).toReversed();
    const index = next === null ? 0 : ids.indexOf(next) + 1;
    const id = ids[index];
    const wish = id === undefined ? undefined : this.#wishes.get(id);
    if (id === undefined || !wish) return { payments: [], next: null };
    const { customer, key, amount } = wish;
    const personId = wish.person;
    const at = this.#madeAt.get(id) ?? from;
    const payment = { id, customer, personId, key, amount, at, is: this.#madeIs(id, wish) };
    return { payments: [payment], next: index + 1 < ids.length ? id : null };
  }

  #madeIs(id: string, wish: PaymentWish): MadePayment['is'] {
    const { is } = this.#paymentOf(id);
    if (is === 'needs-confirmation') return 'open';
    if (is === 'declined') return 'declined';
    return this.refunded.includes(wish) ? 'given-back' : 'kept';
  }

  override async refund(paymentId: string): Promise<void> {
    const { is } = this.#paymentOf(paymentId);
    const wish = this.#wishes.get(paymentId);
    if (is !== 'done' || !wish) throw new Error(`the payment ${paymentId} is ${is}`);
    if (!this.refunded.includes(wish)) this.refunded.push(wish);
    this.#payments.set(paymentId, { id: paymentId, is: 'done', receiptUrl: null, refunded: wish.amount });
  }

  override async capture(paymentId: string): Promise<boolean> {
    const payment = this.#paymentOf(paymentId);
    const wish = this.#wishes.get(paymentId);
    if (payment.is !== 'done' || payment.refunded > 0 || !wish) return false;
    if (!this.captured.includes(wish)) this.captured.push(wish);
    return true;
  }

  override async dispute(disputeId: string): Promise<Dispute | null> {
    this.#reach();
    return this.disputes.get(disputeId) ?? null;
  }

  /** Whether a card is saved for the customer of a person. */
  keeps(personId: string, cardId: string): boolean {
    return this.#cards.has(`cus_${personId} ${cardId}`);
  }

  /** The bank's answer to a payment that waits for it. */
  bankAnswers(secret: string, answer: 'confirms' | 'refuses'): void {
    const id = secret.replace(/^secret_/, '');
    const wish = this.#wishes.get(id);
    if (!wish || this.#payments.get(id)?.is !== 'needs-confirmation') {
      throw new Error('no payment waits for the bank');
    }
    if (answer === 'confirms') this.taken.push(wish);
    this.#payments.set(
      id,
      answer === 'confirms'
        ? { id, is: 'done', receiptUrl: null, refunded: 0 }
        : { id, is: 'declined', why: 'card-declined', asksBank: false },
    );
  }

  #paymentOf(paymentId: string): Payment {
    this.#reach();
    const payment = this.#payments.get(paymentId);
    if (!payment) throw new Error(`no payment is called ${paymentId}`);
    return payment;
  }

  #reach(): void {
    if (this.isAway) throw new SupplierAway('could not connect to the payment provider');
  }
}

function first(id: string, { cardId, payer }: PaymentWish): Payment {
  const behaves = cardId.split('_')[1];
  const asksBank = behaves === 'bank' && payer === 'away';
  if (behaves === 'declined' || asksBank) return { id, is: 'declined', why: 'card-declined', asksBank };
  return behaves === 'bank'
    ? { id, is: 'needs-confirmation', secret: `secret_${id}` }
    : { id, is: 'done', receiptUrl: null, refunded: 0 };
}
