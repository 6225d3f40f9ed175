/** Whether `event` is of a bill of the plan in `plan`; the bill of a period of a plan names its subscription. */
export const isBillOf = (event: string, plan: string) =>
  `starts_with(${event}.bill_id, 'plan ') and split_part(${event}.bill_id, ' ', 2) = ${plan}.id::text`;

/** Whether the bill of `event` is neither paid nor void. */
export const isUnsettled = (event: string) => `not exists (select from billing_events settling
  where settling.bill_id = ${event}.bill_id and settling.kind in ('paid', 'voided'))`;

/**
 * A step `voided` of a `callerChange`: voids the unpaid bills of the plan in the step `from`, whose period nobody gets any more,
 * whoever owned the team when they were billed.
 */
export const voidsPlanBills = (from: string) => `insert into billing_events (id, person_id, bill_id, kind)
  select distinct event.bill_id || ' voided', event.person_id, event.bill_id, 'voided'
  from ${from} gone, billing_events event
  where event.kind = 'failed-payment' and ${isBillOf('event', 'gone')} and ${isUnsettled('event')}
  on conflict do nothing returning person_id`;

/** With the bill, its notice is gone. */
export const NOTICE_OF_VOIDED = `delete from notices using voided
  where notices.person_id = voided.person_id and notices.id = 'past_due_notice' returning notices.id`;
