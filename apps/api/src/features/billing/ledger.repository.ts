import { type BillingEvent, type BillingLedger, EMPTY_LEDGER, withEvents } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { instantOf } from '../../db/instant.ts';
import { CALLERS_TIME } from '../../db/kept-plans.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { isBillOf, isUnsettled } from '../plans/plan-bills.ts';

/** More than a lifetime of monthly bills has. */
const MOST_EVENTS = 2000;

/** A plan of a team whose owner is the caller: a bill of it that is due is theirs to pay, whoever it was billed to. */
const DUE_OF_TEAM = `select due.bill_id from subscriptions kept, billing_events due
     where kept.team_id = caller.team_id and caller.owns_team and due.kind = 'failed-payment'
       and ${isBillOf('due', 'kept')} and ${isUnsettled('due')}`;

const EVENTS = callerStatement(
  'events',
  `select event.id, event.bill_id as "billId", ${instantOf('event.at')} as at,
     event.kind as is, event.title, event.title_es as "titleEs", event.amount, event.tax, event.receipt_url as "receiptUrl"
   from billing_events event where event.person_id = caller.id or event.bill_id in (${DUE_OF_TEAM})
   order by event.at desc, event.id desc limit ${MOST_EVENTS}`,
);

/** The caller's billing events, and those of the bills that are due of the team they own. */
export async function ledgerOf(db: CallerDb): Promise<BillingLedger> {
  return withEvents(EMPTY_LEDGER, await db.rows<BillingEvent>(EVENTS, []));
}

/** The number of failed payments is part of the key, so each retry has a new one; two at once share it and charge once. */
export const retryKey = (billId: string, failures: number) => `${billId}-retry-${failures}`;

/** The bill of a period of a plan names its subscription: once it is paid, the plan goes on. */
const IS_PLAN_BILL = `starts_with($3, 'plan ')`;
const PLAN_BILL = `select noted.id from noted where $4 = 'paid' and ${IS_PLAN_BILL}`;

/** All events of a bill are in the ledger of the person to whom it was billed; the receipt is of whoever paid. */
const BILLED_TO = `coalesce((select billed.person_id from billing_events billed where billed.bill_id = $3 and billed.kind = 'billed'
  limit 1), caller.id)`;

const NOTE = callerChange(
  'note',
  {
    // By its revision, a removal of the plan comes before or after.
    awaited: `update subscriptions kept set revision = kept.revision + 1,
        payer_id = case when kept.team_id = caller.team_id and caller.owns_team then caller.id else kept.payer_id end
      from caller
      where $4 = 'paid' and kept.id = case when ${IS_PLAN_BILL} then split_part($3, ' ', 2)::uuid end
        and kept.archived_at is null
        and kept.paid_until <= case when ${IS_PLAN_BILL} then split_part($3, ' ', 3)::timestamptz end
      returning kept.id`,
    noted: `insert into billing_events (id, person_id, bill_id, at, kind, amount, receipt_url)
      select $2, ${BILLED_TO}, $3, ${CALLERS_TIME}, $4, $5, case when ${BILLED_TO} = caller.id then $6 end from caller
      where $4 <> 'paid' or (not exists (select from billing_events voided where voided.bill_id = $3 and voided.kind = 'voided')
        and (not ${IS_PLAN_BILL} or exists (select from awaited)))
      on conflict do nothing returning id`,
    settled: `delete from notices using caller
      where notices.person_id in (caller.id, ${BILLED_TO}) and notices.id = 'past_due_notice' and $7 and exists (select from noted)
      returning notices.id`,
    renews: leavesJob(
      'renew-plan',
      `jsonb_build_object('subscriptionId', split_part($3, ' ', 2))`,
      `(${PLAN_BILL}) paid`,
    ),
  },
  'select id from noted',
);

const IS_NOTED = callerStatement('is-noted', 'select event.id from billing_events event where event.id = $2');

type Noted = {
  readonly id: string;
  readonly billId: string;
  readonly is: 'paid' | 'failed-payment';
  readonly amount: number | null;
  readonly receiptUrl: string | null;
};

/**
 * Stored once, by its id. False if the bill is void, or its plan no longer waits for this period. NOTE-1: the notice is
 * removed with the last past-due bill.
 */
export async function noteEvent(
  db: CallerDb,
  { id, billId, is, amount, receiptUrl }: Noted,
  settlesAll: boolean,
): Promise<boolean> {
  const noted = await db.rows(NOTE, [id, billId, is, amount, receiptUrl, settlesAll]);
  return noted.length > 0 || (await db.rows(IS_NOTED, [id])).length > 0;
}
