import { Payments, type Payment, type PaymentWish } from '@ridgeline/api';
import type { CardDetails, CardToken } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import { StandInStore } from '../stand-in-store.ts';
import { testCard, type Behaviour } from './test-cards.ts';

export type WaitingPayment = {
  readonly secret: string;
  readonly title: string;
  readonly amount: number;
  readonly card: string;
};

type Kept = { readonly id: string; readonly standing: 'done' | 'waiting' | Behaviour };

/** Simulated cards and payments, stored in Postgres. It accepts only the payment provider's test tokens. */
export class CardSandbox extends Payments {
  readonly #store: StandInStore;

  static async open(pool: Pool): Promise<CardSandbox> {
    await pool.query(`
      create schema if not exists local_payments;
      create table if not exists local_payments.cards (
        customer text not null, id text not null, brand text not null, last4 text not null,
        exp_month int not null, exp_year int not null, primary key (customer, id));
      create table if not exists local_payments.payments (
        id text primary key, customer text not null, card text not null, amount int not null, title text not null,
        take text not null, standing text not null, made_at timestamptz not null default now())`);
    return new CardSandbox(pool);
  }

  private constructor(pool: Pool) {
    super();
    this.#store = new StandInStore(pool);
  }

  override async customerOf({ id }: { readonly id: string }): Promise<string> {
    return `cus_local_${id}`;
  }

  override async saveCard(customer: string, token: CardToken): Promise<Result<ProfileCard, 'card-refused'>> {
    const card = testCard(token);
    if (!card) return fail('card-refused');
    const { rows } = await this.#store.query<ProfileCard>(
      `insert into local_payments.cards as card (customer, id, brand, last4, exp_month, exp_year)
       values ($1, $2, $3, $4, 4, extract(year from now())::int + 4)
       on conflict (customer, id) do update set brand = card.brand returning ${CARD}`,
      [customer, token, card.brand, card.last4],
    );
    return ok(only(rows));
  }

  override async changeCard(
    customer: string,
    { cardId, expMonth, expYear }: CardDetails,
  ): Promise<Result<ProfileCard, 'card-unknown'>> {
    const { rows } = await this.#store.query<ProfileCard>(
      `update local_payments.cards card set exp_month = $3, exp_year = $4 where customer = $1 and id = $2 returning ${CARD}`,
      [customer, cardId, expMonth, expYear],
    );
    return rows[0] ? ok(rows[0]) : fail('card-unknown');
  }

  override async forgetCard(customer: string, cardId: string): Promise<void> {
    await this.#store.query('delete from local_payments.cards where customer = $1 and id = $2', [
      customer,
      cardId,
    ]);
  }

  override async pay(wish: PaymentWish): Promise<Payment> {
    const behaves = testCard(wish.cardId)?.behaves ?? 'card-declined';
    const standing = behaves === 'good' ? 'done' : behaves === 'bank' ? 'waiting' : behaves;
    const { rows } = await this.#store.query<Kept>(
      `insert into local_payments.payments as payment (id, customer, card, amount, title, take, standing)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set title = payment.title returning id, standing`,
      [`pi_local_${wish.key}`, wish.customer, wish.cardId, wish.amount, wish.title, wish.take, standing],
    );
    return paymentOf(only(rows));
  }

  override async find(paymentId: string): Promise<Payment> {
    const { rows } = await this.#store.query<Kept>(
      'select id, standing from local_payments.payments where id = $1',
      [paymentId],
    );
    return paymentOf(only(rows));
  }

  override async cancel(paymentId: string): Promise<Payment> {
    await this.#store.query(
      `update local_payments.payments set standing = 'processing-error' where id = $1 and standing = 'waiting'`,
      [paymentId],
    );
    return this.find(paymentId);
  }

  /** The bank's answer to a payment that waits for it; null if none waits. */
  async bankAnswers(secret: string, answer: 'confirms' | 'refuses'): Promise<'confirms' | 'refuses' | null> {
    const { rowCount } = await this.#store.query(
      `update local_payments.payments set standing = $2 where id = $1 and standing = 'waiting'`,
      [secret.replace(/_secret$/, ''), answer === 'confirms' ? 'done' : 'card-declined'],
    );
    return rowCount === 1 ? answer : null;
  }

  /** The payments that wait for their bank, newest first. */
  async waiting(): Promise<readonly WaitingPayment[]> {
    const { rows } = await this.#store.query<WaitingPayment>(
      `select id || '_secret' as secret, title, amount, card from local_payments.payments
       where standing = 'waiting' order by made_at desc, id limit 100`,
    );
    return rows;
  }

  /** In cents. */
  async takenFrom(customer: string): Promise<number> {
    const { rows } = await this.#store.query<{ readonly taken: number }>(
      `select coalesce(sum(amount), 0)::int as taken from local_payments.payments
       where customer = $1 and take = 'now' and standing = 'done'`,
      [customer],
    );
    return only(rows).taken;
  }
}

const CARD = `card.id, card.brand, card.last4, card.exp_month as "expMonth", card.exp_year as "expYear"`;

function paymentOf({ id, standing }: Kept): Payment {
  if (standing === 'done') return { id, is: 'done', receiptUrl: null };
  if (standing === 'waiting') return { id, is: 'needs-confirmation', secret: `${id}_secret` };
  return {
    id,
    is: 'declined',
    why: standing === 'good' || standing === 'bank' ? 'processing-error' : standing,
  };
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('there is no such payment');
  return row;
}
