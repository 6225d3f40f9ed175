import type { OrderWish } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { Db, Statement } from '../../db/database.ts';

/** An order that is neither paid nor declined, and that its person does not ask for now. */
export type OpenOrder = {
  readonly id: string;
  readonly personId: string;
  readonly email: string;
  readonly key: string;
  readonly sku: string;
  readonly paymentId: string | null;
  /** Null until the answer of the provider is stored. */
  readonly card: ProfileCard | null;
  /** Whether the person had the card before the order, or saved it since. */
  readonly isCardSaved: boolean;
  /** Null for a hold. */
  readonly wish: OrderWish | null;
};

const OPEN = `select placed.id, placed.person_id as "personId", person.email::text as email, placed.key, placed.sku,
    placed.payment_id as "paymentId", placed.card, placed.wish,
    exists (select from cards saved where saved.person_id = placed.person_id and saved.id = placed.card ->> 'id')
      as "isCardSaved"
  from orders placed join people person on person.id = placed.person_id
  where placed.standing in ('pending', 'waiting') and (placed.kind <> 'plan' or placed.wish is not null)`;

const BY_ID: Statement = {
  name: 'orders.open',
  text: `${OPEN} and placed.id = $1::uuid and coalesce(placed.payment_id, $2) = $2`,
};

/** Undefined if there is no such order, if it is settled, or if it is paid by another payment. */
export async function openOrder(
  db: Db,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
): Promise<OpenOrder | undefined> {
  const [found] = await db.rows<OpenOrder>(BY_ID, [id, paymentId]);
  return found;
}

/** Longer than anybody takes to confirm a payment at their bank. */
const OPEN_FOR = '1 hour';
const AT_ONCE = 100;

const OVERDUE: Statement = {
  name: 'orders.overdue',
  text: `${OPEN} and placed.created_at < now() - interval '${OPEN_FOR}' order by placed.created_at limit ${AT_ONCE}`,
};

/** The oldest of those that have been open for too long. */
export function overdueOrders(db: Db): Promise<OpenOrder[]> {
  return db.rows<OpenOrder>(OVERDUE, []);
}

const IS_DECLINED: Statement = {
  name: 'orders.is-declined',
  text: `select id from orders where id = $1::uuid and standing = 'declined' and coalesce(payment_id, $2) = $2`,
};

export async function isDeclined(
  db: Db,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
): Promise<boolean> {
  return (await db.rows(IS_DECLINED, [id, paymentId])).length > 0;
}
