import type { Db, Statement } from '../../db/database.ts';
import { taxShare } from '../billing/tax-rate.ts';

/** The bill of a payment, by its key: that of an order is its id, and one that is paid again has a number. */
const BILL_OF_KEY = `coalesce((regexp_match($1, '^(.*)-retry-[0-9]+$'))[1], $1)`;

/** The bill that the payment $2 with the key $1 has paid. */
export const PAID_BY = `select billed.bill_id, billed.person_id, billed.amount, billed.tax from billing_events billed
  where billed.bill_id = ${BILL_OF_KEY} and billed.kind = 'billed'
    and exists (select from billing_events paid where paid.bill_id = billed.bill_id and paid.kind = 'paid'
      and paid.id in ($2 || ' done', billed.bill_id || ' paid'))`;

const billOfPeriod = (plan: string, start: string) =>
  `'plan ' || ${plan} || to_char(${start} at time zone 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether the bill is of the period that the plan `kept` has now; `placed` is the order that it is of, if it is of one. */
export const PAYS_PERIOD = (bill: string) => `(${bill}.bill_id = ${billOfPeriod('kept.id', 'kept.paid_from')}
  or (placed.kind = 'plan' and kept.started_at = placed.paid_at and kept.paid_from = kept.billing_cycle_anchor
    and (kept.person_id = placed.person_id
      or kept.team_id = (select team.id from teams team where team.admin_id = placed.person_id))))`;

/**
 * Whether the bill is of a period whose unused time the next plan of the same person left as a credit: a renewal, or the order
 * `placed` if no renewal followed it.
 */
const LEFT_CREDIT = `exists (select from orders changed
  where changed.person_id = fresh.person_id and changed.kind = 'plan' and changed.standing = 'paid' and changed.credit_left > 0
    and (kept.person_id = changed.person_id
      or kept.team_id = (select team.id from teams team where team.admin_id = changed.person_id))
    and (fresh.bill_id = ${billOfPeriod('changed.credited_id', 'changed.credited_from')}
      or (placed.kind = 'plan' and changed.paid_at = (select min(next.paid_at) from orders next
            where next.person_id = placed.person_id and next.kind = 'plan' and next.worth is not null
              and next.standing = 'paid' and next.paid_at > placed.paid_at)
        and not exists (select from billing_events renewal where renewal.kind = 'billed'
          and renewal.bill_id = ${billOfPeriod('changed.credited_id', 'changed.credited_from')}))))`;

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
  /** All that was refunded of the payment so far, or all that the dispute took, in cents. */
  readonly total: number;
  /** The lost dispute that took it: the provider counts that among no refunds. */
  readonly dispute?: string;
};

/**
 * What is given back of the payment that paid its bill is credited no more: the paid period, or the credit that it left, is worth
 * less, by all but the tax.
 */
const REFUND: Statement = {
  name: 'payment-events.refund',
  text: `with bill as (${PAID_BY}),
    told as (select coalesce(sum(refunded.amount), 0)::int as before,
        coalesce(sum(refunded.amount) filter (where starts_with(refunded.id, $4)), 0)::int as of_source
      from bill join billing_events refunded
      on refunded.bill_id = bill.bill_id and refunded.kind = 'refunded' and starts_with(refunded.id, $2 || ' ')),
    new as (select least($3::int - told.of_source, bill.amount - told.before) as amount from bill, told),
    fresh as (select bill.bill_id, bill.person_id, new.amount,
        new.amount - (${taxShare('(told.before + new.amount)', 'bill')} - ${taxShare('told.before', 'bill')}) as worth
      from bill, told, new where bill.amount > 0),
    noted as (insert into billing_events (id, person_id, bill_id, kind, amount)
      select $4 || $3::int, fresh.person_id, fresh.bill_id, 'refunded', fresh.amount from fresh
      where fresh.amount > 0 on conflict do nothing returning bill_id),
    lessened as (update subscriptions kept set paid_amount = greatest(0, kept.paid_amount - fresh.worth),
        revision = kept.revision + 1
      from noted join fresh using (bill_id) left join orders placed on placed.id::text = noted.bill_id
      where kept.paid_amount > 0 and ${PAYS_PERIOD('noted')}
      returning kept.id),
    uncredited as (update subscriptions kept set credit = greatest(0, kept.credit - fresh.worth), revision = kept.revision + 1
      from noted join fresh using (bill_id) left join orders placed on placed.id::text = noted.bill_id
      where kept.credit > 0 and not coalesce(${PAYS_PERIOD('noted')}, false) and ${LEFT_CREDIT}
      returning kept.id)
    select bill_id from noted`,
};

/** Each amount is recorded once, however often its event arrives. */
export async function noteRefund(
  db: Pick<Db, 'rows'>,
  { paymentId, key, total, dispute }: Refund,
): Promise<void> {
  const source = dispute === undefined ? 'refunded' : `lost ${dispute}`;
  await db.rows(REFUND, [key, paymentId, total, `${paymentId} ${source} `]);
}
