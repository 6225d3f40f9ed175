import type { Db, Statement } from '../../db/database.ts';
import { leavesJob } from '../../jobs/queues.ts';
import type { Dispute } from '../../ports/payments.port.ts';
import { TO_FREE_PLAN } from '../renewals/to-free-plan.ts';
import { noteRefund, PAID_BY, PAYS_PERIOD } from './refunds.repository.ts';

const NEWS = leavesJob(
  'send-dispute-news',
  `jsonb_build_object('dispute', $3::text, 'is', $4::text, 'amount', $5::int, 'paymentId', $2::text)`,
  'noted',
);

/** The events that tell of a dispute, once each; the operator is told with them. */
const NOTED: Statement = {
  name: 'payment-events.dispute',
  text: `with bill as (${PAID_BY}),
    noted as (insert into billing_events (id, person_id, bill_id, kind)
      select $3 || ' ' || $4, bill.person_id, bill.bill_id, case $4 when 'won' then 'dispute-won' else 'disputed' end from bill
      on conflict do nothing returning id, bill_id),
    told as (${NEWS})
    select noted.bill_id from noted`,
};

/**
 * A person whose bank took the money back loses the plan that it paid for; the holder, who may be another person, is
 * told. What was used stays used.
 */
const ENDED: Statement = {
  name: 'payment-events.dispute-lost',
  text: `with bill as (${PAID_BY}),
    ended as (update subscriptions kept set ${TO_FREE_PLAN}
      from bill left join orders placed on placed.id::text = bill.bill_id
      where ${PAYS_PERIOD('bill')} returning kept.id),
    told as (${leavesJob('send-plan-news', `jsonb_build_object('subscriptionId', ended.id, 'kind', 'plan-disputed')`, 'ended')})
    select id from ended`,
};

/**
 * Stores what became of a dispute, once, in whatever order its events come. While the bank decides, the plan goes on. What is
 * lost is given back, and the plan whose period it paid has ended.
 */
// D PLAN-9.21
export async function noteDispute(db: Db, { id, paymentId, key, amount, is }: Dispute): Promise<void> {
  const isNew = (await db.rows(NOTED, [key, paymentId, id, is, amount])).length > 0;
  if (!isNew || is !== 'lost') return;
  await db.rows(ENDED, [key, paymentId]);
  await noteRefund(db, { paymentId, key, total: amount, dispute: id });
}

const BILL: Statement = {
  name: 'payment-events.disputed-bill',
  text: `select billed.title, person.email::text as email from billing_events billed join people person on person.id = billed.person_id
    where billed.kind = 'billed' and billed.bill_id = (select disputed.bill_id from billing_events disputed where disputed.id = $1)`,
};

export type DisputedBill = { readonly title: string; readonly email: string };

/** Undefined if its person was deleted since. */
export async function disputedBill(db: Db, event: string): Promise<DisputedBill | undefined> {
  return (await db.rows<DisputedBill>(BILL, [event]))[0];
}
