import type { BilledSubscription, DueCharge } from '@ridgeline/core/billing';
import { noticesMessages } from '@ridgeline/core/notices';
import { say } from '@ridgeline/core/shared';
import type { Db, Statement } from '../../db/database.ts';
import { leavesJob } from '../../jobs/queues.ts';
import type { RenewalFacts } from './renewal-facts.repository.ts';
import { TO_FREE_PLAN } from './to-free-plan.ts';

export type Bill = {
  readonly id: string;
  readonly title: string;
  readonly titleEs: string | null;
  readonly charge: DueCharge;
};

/** The time of the events is the plan's own. */
const AT = 'coalesce(test_clock(kept.test_clock_at), now())';
const billed = (
  from: string,
  [titleEs, tax]: readonly [string, string],
) => `insert into billing_events (id, person_id, bill_id,
    at, kind, title, amount, title_es, tax)
  select $4 || ' billed', $5::uuid, $4, ${AT}, 'billed', $6, $7::int, ${titleEs}, ${tax}::int from ${from} kept where $7::int > 0
  on conflict do nothing returning id`;

/** A bill stays with the person to whom it was billed, in whose ledger all its events are; the team may have another owner since. */
const billedTo = (bill: string, payer: string) =>
  `coalesce((select event.person_id from billing_events event where event.id = ${bill} || ' billed'), ${payer}::uuid)`;
const BILLED_TO = billedTo('$4', '$5');

const NOTICE = 'past_due_notice';

const PAID: Statement = {
  name: 'renewals.paid',
  text: `with renewed as (update subscriptions kept set paid_amount = $16::int, credit = $17::int, paid_from = $3::timestamptz, paid_until = $8::timestamptz,
        current_period_end = $8::timestamptz, billing_cycle_anchor = $9::timestamptz, coupon_charges_left = $10::int,
        coupon_id = case when $11 then kept.coupon_id end, declines = 0, retry_at = null, revision = kept.revision + 1
      where kept.id = $1 and kept.revision = $2 returning kept.*),
    billed as (${billed('renewed', ['$14', '$15'])}),
    received as (insert into billing_events (id, person_id, bill_id, at, kind, amount, receipt_url)
      select $13 || ' done', ${BILLED_TO}, $4, ${AT}, 'paid', $7::int,
        case when ${BILLED_TO} = $5::uuid then $12 end from renewed kept where $13::text is not null
      on conflict do nothing returning id),
    settled as (delete from notices using renewed where notices.person_id in ($5::uuid, ${BILLED_TO}) and notices.id = '${NOTICE}'
      returning notices.id)
    select id from renewed`,
};

type Settling = { readonly facts: RenewalFacts; readonly bill: Bill; readonly after: BilledSubscription };

/** False if the subscription was changed since it was read. `payment` is null if nothing is paid, or it is noted already. */
export async function settleRenewed(
  db: Db,
  { facts, bill, after }: Settling,
  payment: { readonly id: string; readonly receiptUrl: string | null } | null,
): Promise<boolean> {
  const { period, anchor, amount, tax, worth } = bill.charge;
  const rows = await db.rows(PAID, [
    facts.id,
    facts.revision,
    new Date(period.start),
    bill.id,
    facts.payer.id,
    bill.title,
    amount,
    new Date(period.end),
    new Date(anchor),
    after.coupon?.chargesLeft ?? null,
    after.coupon !== null,
    payment?.receiptUrl ?? null,
    payment?.id ?? null,
    bill.titleEs,
    tax,
    worth,
    after.credit,
  ]);
  return rows.length > 0;
}

const GIVEN_BACK: Statement = {
  name: 'renewals.given-back',
  text: `insert into billing_events (id, person_id, bill_id, kind) values ($1 || ' given back', ${billedTo('$3', '$2')}, $3, 'failed-payment')
    on conflict do nothing`,
};

/** A payment that was given back is a failed one: the next attempt has another key. */
export async function noteGivenBack(
  db: Db,
  { facts, bill }: Omit<Settling, 'after'>,
  paymentId: string,
): Promise<void> {
  await db.rows(GIVEN_BACK, [paymentId, facts.payer.id, bill.id]);
}

const failed = `insert into billing_events (id, person_id, bill_id, at, kind)
  select $8, ${BILLED_TO}, $4, ${AT}, 'failed-payment' from changed kept on conflict do nothing returning id`;

const tells = (kind: string) =>
  leavesJob('send-plan-news', `jsonb_build_object('subscriptionId', changed.id, 'kind', ${kind})`, 'changed');

const DECLINED: Statement = {
  name: 'renewals.declined',
  text: `with changed as (update subscriptions kept set declines = $3, retry_at = $9::timestamptz, revision = kept.revision + 1
      where kept.id = $1 and kept.revision = $2 returning kept.*),
    billed as (${billed('changed', ['$12', '$13'])}),
    failed as (${failed}),
    noticed as (insert into notices (person_id, id, message, message_es, type, web_action)
      select $5::uuid, '${NOTICE}', $10, $14, 'warning', '/subscription' from changed on conflict do nothing returning id),
    told as (${tells('$11::text')})
    select id from changed`,
};

/** A plan that is never paid: its holder is on the free plan. What was used this month stays used. */
const ENDED: Statement = {
  name: 'renewals.ended',
  text: `with changed as (update subscriptions kept set ${TO_FREE_PLAN}
      where kept.id = $1 and kept.revision = $2 returning kept.*),
    billed as (${billed('changed', ['$9', '$10'])}),
    failed as (${failed}),
    voided as (insert into billing_events (id, person_id, bill_id, at, kind)
      select $4 || ' voided', ${BILLED_TO}, $4, ${AT}, 'voided' from changed kept where $3::int > 0
      on conflict do nothing returning id),
    settled as (delete from notices using changed where notices.person_id in ($5::uuid, ${BILLED_TO}) and notices.id = '${NOTICE}'
      returning notices.id),
    told as (${tells(`'plan-ended'`)})
    select id from changed`,
};

export type Decline = {
  /** Unique to the payment. */
  readonly eventId: string;
  readonly news: 'payment-declined' | 'payment-asks-bank' | 'payment-needs-owner';
};

/** False if the subscription was changed since it was read. */
export async function settleDeclinedRenewal(
  db: Db,
  { facts, bill, after }: Settling,
  { eventId, news }: Decline,
): Promise<boolean> {
  const { declines, retryAt, ended } = after;
  const values = [
    facts.id,
    facts.revision,
    declines,
    bill.id,
    facts.payer.id,
    bill.title,
    bill.charge.amount,
    eventId,
  ];
  const rows =
    ended !== null
      ? await db.rows(ENDED, [...values, bill.titleEs, bill.charge.tax])
      : await db.rows(DECLINED, [
          ...values,
          retryAt === null ? null : new Date(retryAt),
          say(noticesMessages, 'en', 'past-due'),
          news,
          bill.titleEs,
          bill.charge.tax,
          say(noticesMessages, 'es', 'past-due'),
        ]);
  return rows.length > 0;
}
