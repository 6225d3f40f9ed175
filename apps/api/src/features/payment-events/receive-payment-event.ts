import { CallerDb } from '../../db/caller-db.ts';
import type { CallerRights } from '../../db/caller-statement.ts';
import type { Db } from '../../db/database.ts';
import type { EventPayment, PaymentEvent } from '../../ports/payment-events.port.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { orderFactsFor } from '../orders/order-facts.repository.ts';
import { termsFor } from '../orders/place-order.ts';
import { settleByPayment, type Paying } from '../orders/settle-by-payment.ts';
import { noteEvent, openOrderOf, type PaidFor } from './payment-events.repository.ts';

/** The order is settled for its person, who asked for it, whatever they have accepted or left since. */
const RIGHTS: CallerRights = { operation: 'receivePaymentEvent', access: 'signed-in', objects: [] };

type Receiving = { readonly db: Db; readonly payments: Payments };
type PaidOrder = { readonly order: PaidFor; readonly paying: Paying };

/**
 * Settles the order of a payment although its person never came back. The event says only that something happened: the
 * payment is read as it is now, so events may come twice and in any order. Its id and its effect are one transaction,
 * which is not open while the provider is asked.
 */
// PLAN-9
export async function receivePaymentEvent(
  receiving: Receiving,
  { id, payment }: PaymentEvent,
): Promise<void> {
  const paid = payment && (await paidOrderOf(receiving, payment));
  await receiving.db.transaction(async (db) => {
    const isNew = await noteEvent(db, id);
    if (isNew && paid) await settle(db, paid);
  });
}

async function paidOrderOf(
  { db, payments }: Receiving,
  { customer, ...named }: EventPayment,
): Promise<PaidOrder | null> {
  const order = await openOrderOf(db, named);
  if (!order) return null;
  const payment = await payments.find(named.id);
  // A call whose answer was lost, or that still waits for it, has not stored its card.
  const card = order.card ?? (await payments.cardOf(named.id));
  return { order, paying: { payment, customer, card } };
}

async function settle(db: Db, { order, paying }: PaidOrder): Promise<void> {
  const { personId, sku, couponId, key, wish } = order;
  const caller = new CallerDb(db, { id: personId }, RIGHTS);
  const facts = await orderFactsFor(caller, { sku, couponCode: couponId, key, said: null });
  if (!facts.order) return;
  const terms = wish && termsFor(wish)(facts);
  await settleByPayment(caller, { facts, order: facts.order, paying, terms });
}
