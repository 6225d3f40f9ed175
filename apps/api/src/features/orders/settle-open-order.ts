import type { DeclineReason, OrderWish } from '@ridgeline/core/billing';
import { CallerDb } from '../../db/caller-db.ts';
import type { CallerRights } from '../../db/caller-statement.ts';
import type { Db } from '../../db/database.ts';
import type { Payment, Payments } from '../../ports/payments.port.ts';
import type { OpenOrder } from './open-order.repository.ts';
import { orderFactsFor } from './order-facts.repository.ts';
import { termsFor } from './place-order.ts';
import { settleByPayment, type Paying } from './settle-by-payment.ts';
import { settleDeclined } from './settling.repository.ts';

/** The order is settled for its person, who asked for it, whatever they have accepted or left since. */
const RIGHTS: CallerRights = { operation: 'settleOpenOrder', access: 'signed-in', objects: [] };

/** Asks the provider what settles an order: the payment as it is now, and its card, which is forgotten if it did not pay. */
export async function payingFor(
  payments: Payments,
  order: OpenOrder,
  { payment, customer }: { readonly payment: Payment; readonly customer: string },
): Promise<Paying> {
  // A call whose answer was lost, or that still waits for it, has not stored its card.
  const card = order.card ?? (await payments.cardOf(payment.id));
  const isLeftOver = payment.is === 'declined' && card !== null && !order.isCardSaved;
  if (isLeftOver) await payments.forgetCard(customer, card.id);
  return { payment, customer, card };
}

/** Settles an order although its person never came back. */
export async function settleOpenOrder(db: Db, order: OpenOrder, paying: Paying): Promise<void> {
  const { sku, key, wish } = order;
  const caller = buyerDb(db, order);
  const facts = await orderFactsFor(caller, {
    sku,
    couponCode: couponOf(wish),
    state: stateOf(wish),
    key,
    said: null,
  });
  if (!facts.order) return;
  const terms = wish && termsFor(wish)(facts);
  await settleByPayment(caller, { facts, order: facts.order, paying, terms });
}

/** Ends an order that nobody pays. */
export async function declineOpenOrder(db: Db, order: OpenOrder, why: DeclineReason): Promise<void> {
  await settleDeclined(buyerDb(db, order), order.id, why);
}

/** The coupon of the wish: an order that begins a planned plan has a coupon, but does not use it up. */
function couponOf(wish: OrderWish | null): string | null {
  return wish === null || wish.is === 'add-on' ? null : wish.couponCode;
}

const stateOf = (wish: OrderWish | null) => (wish === null || wish.is === 'add-on' ? null : wish.state);

const buyerDb = (db: Db, { personId }: OpenOrder) => new CallerDb(db, { id: personId }, RIGHTS);
