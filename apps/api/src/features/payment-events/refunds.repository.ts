import type { Db, Statement } from '../../db/database.ts';

/** The bill of a payment, by its key: that of an order is its id, and one that is paid again has a number. */
const BILL_OF_KEY = `coalesce((regexp_match($1, '^(.*)-retry-[0-9]+$'))[1], $1)`;

const BILLED: Statement = {
  name: 'payment-events.is-billed',
  text: `select id from billing_events where bill_id = ${BILL_OF_KEY} and kind = 'billed'`,
};

export async function isBilled(db: Db, key: string): Promise<boolean> {
  return (await db.rows(BILLED, [key])).length > 0;
}

export type Refund = {
  readonly paymentId: string;
  readonly key: string;
  /** All that was given back of the payment so far, in cents. */
  readonly total: number;
};

/** What is given back of the payment that paid its bill is credited no more: the paid period is worth less. */
const REFUND: Statement = {
  name: 'payment-events.refund',
  text: `with bill as (select billed.bill_id, billed.person_id from billing_events billed
      where billed.bill_id = ${BILL_OF_KEY} and billed.kind = 'billed'
        and exists (select from billing_events paid where paid.bill_id = billed.bill_id and paid.kind = 'paid'
          and paid.id in ($2 || ' done', billed.bill_id || ' paid'))),
    fresh as (select bill.*, $3::int - coalesce((select sum(told.amount) from billing_events told
        where told.bill_id = bill.bill_id and told.kind = 'refunded' and starts_with(told.id, $2 || ' refunded ')), 0) as amount from bill),
    noted as (insert into billing_events (id, person_id, bill_id, kind, amount)
      select $2 || ' refunded ' || $3::int, fresh.person_id, fresh.bill_id, 'refunded', fresh.amount from fresh
      where fresh.amount > 0 on conflict do nothing returning bill_id, amount),
    lessened as (update subscriptions kept set paid_amount = greatest(0, kept.paid_amount - noted.amount),
        revision = kept.revision + 1
      from noted left join orders placed on placed.id::text = noted.bill_id
      where kept.paid_amount > 0 and (
        noted.bill_id = 'plan ' || kept.id || to_char(kept.paid_from at time zone 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        or (placed.kind = 'plan' and kept.started_at = placed.paid_at and kept.paid_from = kept.billing_cycle_anchor
          and (kept.person_id = placed.person_id
            or kept.team_id = (select team.id from teams team where team.admin_id = placed.person_id))))
      returning kept.id)
    select bill_id from noted`,
};

/** Each amount once, however often it is told. */
export async function noteRefund(db: Db, { paymentId, key, total }: Refund): Promise<void> {
  await db.rows(REFUND, [key, paymentId, total]);
}
