import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { webhookDeliveries, type webhookTries } from '../../db/schema/webhooks.ts';
import { leavesJob } from '../../jobs/queues.ts';

const SELECTED = [
  'id',
  'event',
  'createdAt',
  'standing',
  'tries',
  'status',
  'failure',
  'durationMs',
  'body',
  'nextTryAt',
] as const;
const COLUMNS = columnsOf(webhookDeliveries, 'delivery', SELECTED);

/** A try as JSON: its instant is text. */
export type TryRow = Omit<RowOf<typeof webhookTries, 'status' | 'failure' | 'durationMs' | 'body'>, 'at'> & {
  readonly at: string;
};
export type DeliveryRow = RowOf<typeof webhookDeliveries, (typeof SELECTED)[number]> & {
  readonly log: readonly TryRow[];
};

const MOST = 50;
const MOST_TRIES = 20;

const LOG = `(select coalesce(jsonb_agg(jsonb_build_object('at', one.at, 'status', one.status, 'failure', one.failure,
    'durationMs', one.duration_ms, 'body', one.body) order by one.id desc), '[]')
  from (select * from webhook_tries tried where tried.delivery_id = delivery.id order by tried.id desc limit ${MOST_TRIES}) one)`;

const LIST = callerStatement(
  'list',
  `select ${COLUMNS}, ${LOG} as log from webhook_deliveries delivery where delivery.endpoint_id = $2::uuid
   order by delivery.created_at desc limit ${MOST}`,
);

const queued = (from: string) =>
  leavesJob('send-webhook', `jsonb_build_object('deliveryId', ${from}.id)`, from);

/** $2 the address, $3 the event. */
const TEST = callerChange(
  'test',
  {
    made: `insert into webhook_deliveries (endpoint_id, event, data) select endpoint.id, $3, '{}' from webhook_endpoints endpoint, caller
      where endpoint.id = $2::uuid and endpoint.standing = 'on' returning id`,
    queued: queued('made'),
  },
  'select made.id from made',
);

/** One that is being sent at this moment stays as it is. */
const REPLAY = callerChange(
  'replay',
  {
    known: `select delivery.id, endpoint.standing = 'on' as "isOn" from webhook_deliveries delivery
      join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id, caller
      where delivery.id = $3::uuid and endpoint.id = $2::uuid`,
    again: `update webhook_deliveries delivery set standing = 'waiting', tries = 0, first_tried_at = null, next_try_at = null
      from known where delivery.id = known.id and known."isOn" and coalesce(delivery.leased_until < now(), true) returning delivery.id`,
    queued: queued('again'),
  },
  'select * from known',
);

export const listDeliveries = (db: CallerDb, endpointId: string) => db.rows<DeliveryRow>(LIST, [endpointId]);

/** The id of the delivery; null if the address is off. */
export async function queueTest(db: CallerDb, endpointId: string, event: string): Promise<string | null> {
  return (await db.rows<{ readonly id: string }>(TEST, [endpointId, event]))[0]?.id ?? null;
}

export async function replay(
  db: CallerDb,
  endpointId: string,
  deliveryId: string,
): Promise<'replayed' | 'webhook-off' | 'not-found'> {
  const [known] = await db.rows<{ readonly isOn: boolean }>(REPLAY, [endpointId, deliveryId]);
  if (known === undefined) return 'not-found';
  return known.isOn ? 'replayed' : 'webhook-off';
}
