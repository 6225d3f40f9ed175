/**
 * A step `voided` of a `callerChange`: voids the unpaid bills of the plan in the step `from`, whose period nobody gets any more.
 */
export const voidsPlanBills = (from: string) => `insert into billing_events (id, person_id, bill_id, kind)
  select distinct event.bill_id || ' voided', event.person_id, event.bill_id, 'voided'
  from caller, ${from} gone, billing_events event
  where event.person_id = caller.id and event.kind = 'failed-payment' and starts_with(event.bill_id, 'plan ' || gone.id || ' ')
    and not exists (select from billing_events paid where paid.bill_id = event.bill_id and paid.kind = 'paid')
  on conflict do nothing returning person_id`;

/** With the bill, its notice is gone. */
export const NOTICE_OF_VOIDED = `delete from notices using voided
  where notices.person_id = voided.person_id and notices.id = 'past_due_notice' returning notices.id`;
