import type { OrderWish } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { EventPayment } from '../../ports/payment-events.port.ts';

/** The order of a payment: its key is the order's id. */
export type PaidFor = {
  readonly personId: string;
  readonly key: string;
  readonly sku: string;
  readonly couponId: string | null;
  /** Null until the answer of the provider is stored. */
  readonly card: ProfileCard | null;
  /** Null for a hold, and for an order from before wishes were stored. */
  readonly wish: OrderWish | null;
};

const OPEN_ORDER: Statement = {
  name: 'payment-events.open-order',
  text: `select person_id as "personId", key, sku, coupon_id as "couponId", card, wish from orders
    where id = $1::uuid and coalesce(payment_id, $2) = $2 and standing in ('pending', 'waiting')
      and (kind <> 'plan' or wish is not null)`,
};

const isUuid = z.uuid();

/** Undefined if the payment is for no order, or for one that is settled. */
export async function openOrderOf(
  db: Db,
  { key, id }: Omit<EventPayment, 'customer'>,
): Promise<PaidFor | undefined> {
  // Other payments have other keys: a bill that is paid again, for one.
  if (!isUuid.safeParse(key).success) return undefined;
  const [found] = await db.rows<PaidFor>(OPEN_ORDER, [key, id]);
  return found;
}

/** Much longer than the provider sends an event again. */
const KEPT_FOR = '60 days';

const NOTE: Statement = {
  name: 'payment-events.note',
  text: `with old as (delete from payment_events where received_at < now() - interval '${KEPT_FOR}')
    insert into payment_events (id) values ($1) on conflict do nothing returning id`,
};

/** False if the event was received before. */
export async function noteEvent(db: Db, eventId: string): Promise<boolean> {
  return (await db.rows(NOTE, [eventId])).length > 0;
}
