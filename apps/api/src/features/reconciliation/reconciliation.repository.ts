import type { Db, Statement } from '../../db/database.ts';
import type { MadePayment } from '../../ports/payments.port.ts';

/** What we know of a payment that the provider has kept. */
export type KnownPayment = {
  readonly id: string;
  /** The order that it is for, and whether that one names this payment. */
  readonly order: {
    readonly standing: 'pending' | 'waiting' | 'paid' | 'declined';
    readonly isMine: boolean;
  } | null;
  /** The bill that it is for: one that is paid again, or a period of a plan. */
  readonly bill: {
    readonly id: string;
    readonly isKnown: boolean;
    readonly paidBy: 'this' | 'another' | null;
  } | null;
  /** The subscription whose period it is for. */
  readonly subscriptionId: string | null;
  /** Whether the person was already deleted when it was made, or is since. What they had bought is not stored any more. */
  readonly personDeleted: 'before' | 'since' | null;
  /** Whether its order was paid: the audit log keeps this of a person who is deleted, too. */
  readonly wasOrderPaid: boolean;
};

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const KNOWN: Statement = {
  name: 'reconciliation.known',
  text: `select made.id,
      (select json_build_object('standing', placed.standing, 'isMine', coalesce(placed.payment_id = made.id, false))
        from orders placed where placed.id = case when made.key ~ '^${UUID}$' then made.key::uuid end) as "order",
      case when bill.id is not null then json_build_object('id', bill.id,
        'isKnown', exists (select from billing_events event where event.bill_id = bill.id),
        'paidBy', (select case when bool_or(event.id in (made.id || ' done', bill.id || ' paid')) then 'this' else 'another' end
          from billing_events event where event.bill_id = bill.id and event.kind = 'paid' having count(*) > 0)) end as bill,
      (select kept.id from subscriptions kept
        where kept.id = case when bill.id ~ '^plan ${UUID} ' then split_part(bill.id, ' ', 2)::uuid end) as "subscriptionId",
      (select case when made.at > entry.at then 'before' else 'since' end from audit.entries entry
        where entry.object = made.person and entry.action = 'account-deleted' limit 1) as "personDeleted",
      exists (select from audit.entries entry where entry.object = made.person and entry.action = 'order-paid'
        and entry.details ->> 'order' = made.key) as "wasOrderPaid"
    from json_to_recordset($1::json) made(id text, key text, person text, at timestamptz)
    cross join lateral (select (regexp_match(made.key, '^(.*)-retry-[0-9]+$'))[1] as id) bill`,
};

export function knownPayments(db: Db, made: readonly MadePayment[]): Promise<KnownPayment[]> {
  const asked = made.map(({ id, key, personId, at }) => ({ id, key, person: personId, at: new Date(at) }));
  return db.rows<KnownPayment>(KNOWN, [JSON.stringify(asked)]);
}

const SETTLE_BILL: Statement = {
  name: 'reconciliation.settle-bill',
  text: `insert into billing_events (id, person_id, bill_id, kind, amount)
    select $1 || ' done', billed.person_id, billed.bill_id, 'paid', $3::int
    from billing_events billed where billed.bill_id = $2 and billed.kind = 'billed'
      and not exists (select from billing_events voided where voided.bill_id = $2 and voided.kind = 'voided')
    on conflict do nothing returning id`,
};

/** False if there is no such bill, or nobody gets what it was for any more. */
export async function settleBill(db: Db, billId: string, { id, amount }: MadePayment): Promise<boolean> {
  return (await db.rows(SETTLE_BILL, [id, billId, amount])).length > 0;
}

export type Outcome = 'settled' | 'refunded' | 'unknown';

const NOTE: Statement = {
  name: 'reconciliation.note',
  text: `select audit.append('payment-reconciled', $1, jsonb_build_object('did', $2::text, 'key', $3::text, 'amount', $4::int))
    where not exists (select from audit.entries entry
      where entry.object = $1 and entry.action = 'payment-reconciled' and entry.details ->> 'did' = $2)`,
};

/** What was done, once, for the operator. */
export async function noteOutcome(db: Db, outcome: Outcome, { id, key, amount }: MadePayment): Promise<void> {
  await db.rows(NOTE, [id, outcome, key, amount]);
}
