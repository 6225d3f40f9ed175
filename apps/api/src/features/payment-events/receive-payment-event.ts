import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { EventPayment, PaymentEvent } from '../../ports/payment-events.port.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { isDeclined, openOrder, type OpenOrder } from '../orders/open-order.repository.ts';
import type { Paying } from '../orders/settle-by-payment.ts';
import { payingFor, settleOpenOrder } from '../orders/settle-open-order.ts';
import { noteDispute } from './disputes.repository.ts';
import { noteEvent } from './payment-events.repository.ts';
import { isBilled, noteRefund, type Refund } from './refunds.repository.ts';

type Receiving = { readonly db: Db; readonly payments: Payments };
type PaidOrder = { readonly order: OpenOrder; readonly paying: Paying };

/**
 * Settles the order of a payment although its person never came back. The event says only that something happened: the
 * payment is read as it is now, so events may come twice and in any order. Its id and its effect are one transaction,
 * which is not open while the provider is asked.
 */
// PLAN-9
export async function receivePaymentEvent(
  receiving: Receiving,
  { id, payment: told, dispute: disputeId }: PaymentEvent,
): Promise<void> {
  const dispute = disputeId === null ? null : await receiving.payments.dispute(disputeId);
  const payment = dispute === null ? told : { ...dispute, id: dispute.paymentId };
  const paid = payment && (await paidOrderOf(receiving, payment));
  const refund = payment && !paid ? await refundOf(receiving, payment) : null;
  await receiving.db.transaction(async (db) => {
    const isNew = await noteEvent(db, id);
    if (isNew && paid) await settleOpenOrder(db, paid.order, paid.paying);
    if (isNew && refund) await noteRefund(db, refund);
    if (isNew && dispute) await noteDispute(db, dispute);
  });
}

const isUuid = z.uuid();

async function paidOrderOf(
  { db, payments }: Receiving,
  { customer, key, id: paymentId }: EventPayment,
): Promise<PaidOrder | null> {
  // The key of an order is its id. Other payments have other keys: a bill that is paid again, for one.
  if (!isUuid.safeParse(key).success) return null;
  const named = { id: key, paymentId };
  const order = await openOrder(db, named);
  if (order) {
    const payment = await payments.find(paymentId);
    return { order, paying: await payingFor(payments, order, { payment, customer }) };
  }
  // D PLAN-9.11: a payment that succeeds although its order was given up is given back.
  if (await isDeclined(db, named)) {
    const { is } = await payments.find(paymentId);
    if (is === 'done') await payments.refund(paymentId);
  }
  return null;
}

/** What was given back of a payment whose bill we know, by an operator at the provider for one. */
async function refundOf({ db, payments }: Receiving, { id, key }: EventPayment): Promise<Refund | null> {
  if (!(await isBilled(db, key))) return null;
  const payment = await payments.find(id);
  return payment.is === 'done' && payment.refunded > 0
    ? { paymentId: id, key, total: payment.refunded }
    : null;
}
