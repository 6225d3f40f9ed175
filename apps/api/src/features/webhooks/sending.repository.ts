import type { Db, Statement } from '../../db/database.ts';
import { planIncludes } from '../../db/kept-plans.ts';
import { leavesJob } from '../../jobs/queues.ts';
import type { DeliveryOutcome } from '../../ports/webhook-sender.port.ts';

/** A delivery that this copy sends now. */
export type LeasedDelivery = {
  readonly endpointId: string;
  readonly address: string;
  readonly isOn: boolean;
  readonly isInPlan: boolean;
  readonly secretVersion: number;
  /** Of the secret before, while that is valid. */
  readonly oldSecretVersion: number | null;
  readonly lastAcceptedAt: Date | null;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly firstTriedAt: Date;
};

/** Longer than a try takes, and shorter than a job may take before another copy gets it. */
const LEASE = `interval '30 seconds'`;
/** Deliveries that are sent to one address at a time: a slow one does not keep the others waiting. */
const AT_ONCE = 4;

const IS_FREE = `delivery.standing = 'waiting' and delivery.tries = $2 and coalesce(delivery.leased_until < now(), true)`;

/** $1 the delivery, $2 the tries it had when its job was left. */
const LEASE_IT: Statement = {
  name: 'webhooks.lease',
  text: `update webhook_deliveries delivery set leased_until = now() + ${LEASE}, first_tried_at = coalesce(delivery.first_tried_at, now())
    from webhook_endpoints endpoint
    left join teams team on team.id = endpoint.team_id
    join people person on person.id = coalesce(endpoint.person_id, team.admin_id)
    left join team_members membership on membership.person_id = person.id
    where delivery.id = $1 and ${IS_FREE} and endpoint.id = delivery.endpoint_id
      and may_send(endpoint.id, ${AT_ONCE})
    returning endpoint.id as "endpointId", endpoint.address, endpoint.standing = 'on' as "isOn",
      ${planIncludes('integrations', { person: 'person.id', team: 'membership.team_id', signedUpAt: 'person.signed_up_at' })} as "isInPlan",
      endpoint.secret_version as "secretVersion",
      case when endpoint.old_secret_until > now() then endpoint.old_secret_version end as "oldSecretVersion",
      endpoint.last_accepted_at as "lastAcceptedAt", delivery.event, delivery.data, delivery.created_at as "createdAt",
      delivery.first_tried_at as "firstTriedAt"`,
};

const job = (from: string, tries: string) =>
  `jsonb_build_object('deliveryId', ${from}.id, 'tries', ${tries})`;

/** Its address is busy: it is looked at again soon. Nothing if it was sent, or is being sent, by another copy. */
const POSTPONE: Statement = {
  name: 'webhooks.postpone',
  text: `with free as (select delivery.id from webhook_deliveries delivery where delivery.id = $1 and ${IS_FREE})
    ${leavesJob('send-webhook', job('free', '$2::int'), 'free', { startsAt: `now() + interval '5 seconds'` })}`,
};

/**
 * $3 standing, $4 status, $5 failure, $6 milliseconds, $7 body, $8 seconds to the next try, $9 whether the address is
 * disabled. The try is logged, and the next job and the mail to the owner are left, in the same statement.
 */
const SETTLE: Statement = {
  name: 'webhooks.settle',
  text: `with settled as (update webhook_deliveries delivery set standing = $3, tries = delivery.tries + 1, leased_until = null,
        status = $4, failure = $5, duration_ms = $6, body = $7, next_try_at = now() + $8::int * interval '1 second'
      where delivery.id = $1 and delivery.tries = $2 and delivery.standing = 'waiting'
      returning delivery.id, delivery.endpoint_id, delivery.tries),
    noted as (update webhook_endpoints endpoint set last_accepted_at = case when $3 = 'accepted' then now() else endpoint.last_accepted_at end,
        standing = case when $9::boolean then 'disabled' else endpoint.standing end
      from settled where endpoint.id = settled.endpoint_id and ($3 = 'accepted' or ($9 and endpoint.standing = 'on'))
      returning endpoint.id),
    logged as (insert into webhook_tries (delivery_id, status, failure, duration_ms, body)
      select settled.id, $4, $5, $6, $7 from settled where $6::int is not null),
    later as (select settled.id, settled.tries from settled where $8::int is not null),
    queued as (${leavesJob('send-webhook', job('later', 'later.tries'), 'later', { startsAt: `now() + $8::int * interval '1 second'` })}),
    disabled as (select noted.id from noted where $9),
    told as (${leavesJob('send-webhook-news', `jsonb_build_object('endpointId', disabled.id)`, 'disabled')})
    select settled.id from settled`,
};

/** Null if it was sent already, is being sent, or its address is busy. */
export async function leaseDelivery(
  db: Db,
  deliveryId: string,
  tries: number,
): Promise<LeasedDelivery | null> {
  return (await db.rows<LeasedDelivery>(LEASE_IT, [deliveryId, tries]))[0] ?? null;
}

export async function postponeDelivery(db: Db, deliveryId: string, tries: number): Promise<void> {
  await db.rows(POSTPONE, [deliveryId, tries]);
}

export async function settleDelivery(
  db: Db,
  { deliveryId, tries }: { readonly deliveryId: string; readonly tries: number },
  settled: {
    readonly standing: 'waiting' | 'accepted' | 'failed' | 'skipped';
    readonly outcome: DeliveryOutcome | null;
    readonly retryIn: number | null;
    readonly disables: boolean;
  },
): Promise<void> {
  const { standing, outcome, retryIn, disables } = settled;
  await db.rows(SETTLE, [
    deliveryId,
    tries,
    standing,
    outcome?.status ?? null,
    outcome?.failure ?? null,
    outcome?.durationMs ?? null,
    outcome?.body ?? null,
    retryIn,
    disables,
  ]);
}
