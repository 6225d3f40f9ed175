import type { CardToken } from '@ridgeline/core/billing';
import type { Payment, Payments, PaymentWish } from '../ports/payments.port.ts';

/** A provider with a new customer: no saved card, nothing charged. */
export type PaymentsWorld = {
  readonly payments: Payments;
  /** A token of a card with this behavior; a new card each time. A refused card cannot be saved. */
  readonly aToken: (behaves: 'good' | 'declined' | 'asks-bank' | 'refused') => Promise<CardToken> | CardToken;
  /** The total charged to a customer, in cents, without holds. */
  readonly takenFrom: (customer: string) => Promise<number>;
  /** The total given back or released to a customer, in cents. */
  readonly refundedTo: (customer: string) => Promise<number>;
};

/** A provider whose bank and connection the spec controls: not Stripe itself. */
export type PaymentsWorldAtHand = PaymentsWorld & {
  /** The bank's answer to a payment that waits for it. It may reject if none waits. */
  readonly bankAnswers: (secret: string, answer: 'confirms' | 'refuses') => Promise<unknown>;
  readonly breakConnection: () => Promise<unknown>;
};

let made = 0;

export function aCustomer(payments: Payments): Promise<string> {
  return payments.customerOf({ id: `person-${unique()}`, email: 'mia@example.com' });
}

export async function saved(payments: Payments, customer: string, token: CardToken) {
  const card = await payments.saveCard(customer, token);
  if (!card.ok) throw new Error(card.failure);
  return card.value;
}

export async function aWish(
  { payments, aToken }: PaymentsWorld,
  behaves: 'good' | 'declined' | 'asks-bank',
  how: Partial<PaymentWish> = {},
): Promise<PaymentWish> {
  const customer = await aCustomer(payments);
  const { id: cardId } = await saved(payments, customer, await aToken(behaves));
  return { ...wishOf(customer, cardId), ...how };
}

export function wishOf(customer: string, cardId: string): PaymentWish {
  const amount = 1250 as PaymentWish['amount'];
  return {
    customer,
    person: 'person',
    cardId,
    amount,
    title: 'One report',
    take: 'now',
    payer: 'present',
    key: unique(),
  };
}

export async function paid(world: PaymentsWorld, take: PaymentWish['take']) {
  const wish = await aWish(world, 'good', { take });
  const { id } = await world.payments.pay(wish);
  return { id, customer: wish.customer };
}

export function waiting(payment: Payment) {
  if (payment.is !== 'needs-confirmation') throw new Error(`the payment is ${payment.is}`);
  return payment;
}

/** Implementations may share a database: no name is used twice. */
export function unique(): string {
  made += 1;
  return `${process.pid}-${made}-${Math.random().toString(36).slice(2, 10)}`;
}

export function failed(failure: string) {
  return { ok: false, failure };
}
