import type { ProfileCard } from '@ridgeline/core/profile';
import type { CallerDb } from '../../db/caller-db.ts';
import { isGivenBack, type Payment } from '../../ports/payments.port.ts';
import { isStillFor, type OrderFacts, type OrderRow } from './order-facts.repository.ts';
import {
  giveUpOrder,
  settleDeclined,
  settlePaid,
  settleWaiting,
  type PlanTerms,
  type Settled,
} from './settling.repository.ts';

export type Paying = {
  /** Null if there is nothing to pay. */
  readonly payment: Payment | null;
  readonly customer: string;
  readonly card: ProfileCard | null;
};

export type Settling = {
  readonly facts: OrderFacts;
  readonly order: OrderRow;
  readonly paying: Paying;
  readonly terms: PlanTerms | null;
};

/** Stores what became of an order's payment. Undefined if the order is not paid, or was settled in the meantime. */
export async function settleByPayment(
  db: CallerDb,
  { facts, order, paying: { payment, customer, card }, terms }: Settling,
): Promise<Settled | undefined> {
  if (payment?.is !== 'declined' && !isStillFor(order, facts)) {
    await giveUpOrder(db, order.id, { id: payment?.id ?? null, customer });
    return undefined;
  }
  if (payment?.is === 'needs-confirmation') {
    await settleWaiting(db, order.id, payment, card);
    return undefined;
  }
  if (payment?.is === 'declined') {
    await settleDeclined(db, order.id, payment.why);
    return undefined;
  }
  if (payment && isGivenBack(payment)) {
    await settleDeclined(db, order.id, 'processing-error');
    return undefined;
  }
  return settlePaid(db, {
    order,
    paymentId: payment?.id ?? null,
    receiptUrl: payment?.receiptUrl ?? null,
    customer,
    card,
    title: order.bought?.title ?? facts.product?.title ?? order.sku,
    terms,
  });
}
