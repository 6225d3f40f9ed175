import { type BillingEvent, type BillingLedger, EMPTY_LEDGER, withEvents } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { instantOf } from '../../db/instant.ts';
import { leavesJob } from '../../jobs/queues.ts';

/** More than a lifetime of monthly bills has. */
const MOST_EVENTS = 2000;

const EVENTS = callerStatement(
  'events',
  `select event.id, event.bill_id as "billId", ${instantOf('event.at')} as at,
     event.kind as is, event.title, event.amount, event.receipt_url as "receiptUrl"
   from billing_events event where event.person_id = caller.id
   order by event.at desc, event.id desc limit ${MOST_EVENTS}`,
);

/** The caller's billing events. */
export async function ledgerOf(db: CallerDb): Promise<BillingLedger> {
  return withEvents(EMPTY_LEDGER, await db.rows<BillingEvent>(EVENTS, []));
}

/** The number of failed payments is part of the key, so each retry has a new one; two at once share it and charge once. */
export const retryKey = (billId: string, failures: number) => `${billId}-retry-${failures}`;

/** The bill of a period of a plan names its subscription: once it is paid, the plan goes on. */
const PLAN_BILL = `select noted.id from noted where $4 = 'paid' and starts_with($3, 'plan ')`;

const NOTE = callerChange(
  'note',
  {
    noted: `insert into billing_events (id, person_id, bill_id, kind, amount, receipt_url)
      select $2, caller.id, $3, $4, $5, $6 from caller on conflict do nothing returning id`,
    settled: `delete from notices using caller
      where notices.person_id = caller.id and notices.id = 'past_due_notice' and $7 returning notices.id`,
    renews: leavesJob(
      'renew-plan',
      `jsonb_build_object('subscriptionId', split_part($3, ' ', 2))`,
      `(${PLAN_BILL}) paid`,
    ),
  },
  'select id from noted',
);

type Noted = {
  readonly id: string;
  readonly billId: string;
  readonly is: 'paid' | 'failed-payment';
  readonly amount: number | null;
  readonly receiptUrl: string | null;
};

/** Stored once, by its id. NOTE-1: the notice is removed with the last past-due bill. */
export async function noteEvent(
  db: CallerDb,
  { id, billId, is, amount, receiptUrl }: Noted,
  settlesAll: boolean,
): Promise<void> {
  await db.rows(NOTE, [id, billId, is, amount, receiptUrl, settlesAll]);
}
