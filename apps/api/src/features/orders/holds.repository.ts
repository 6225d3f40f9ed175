import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { Db, Statement } from '../../db/database.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { couponGivenBack } from './coupon-uses.ts';

const JOB = (from: string) => `jsonb_build_object('orderId', ${from}.id, 'paymentId', ${from}.payment_id)`;

/** A step of the statement that makes a report: what was held for it is taken, by a job. `used` names rows of orders. */
export const takesHold = (used: string) => leavesJob('capture-payment', JOB(used), used);

const RELEASE = callerChange(
  'release-purchase',
  {
    unusable: `select held.* from orders held, caller
      where held.id = $2::uuid and held.person_id = caller.id and held.hold = 'held'`,
    left_jobs: leavesJob('release-payment', JOB('unusable'), 'unusable'),
  },
  'select id from unusable',
);

/** What was held for a report that cannot be made is released, by a job. */
export async function releasePurchase(db: CallerDb, orderId: string): Promise<void> {
  await db.rows(RELEASE, [orderId]);
}

/** The provider keeps a hold for seven days. */
const HELD_FOR = '6 days';

const TEND: Statement = {
  name: 'orders.tend-holds',
  text: `with waiting as (select held.id, held.payment_id, held.hold from orders held
      where (held.hold = 'held' and held.paid_at < now() - interval '${HELD_FOR}')
        or (held.hold = 'used' and held.paid_at < now() - interval '1 hour')),
    fresh as (select waiting.* from waiting where not exists (select from pgboss.job
      where job.name in ('capture-payment', 'release-payment') and job.state < 'completed'
        and job.data ->> 'orderId' = waiting.id::text)),
    unused as (select * from fresh where fresh.hold = 'held'),
    used as (select * from fresh where fresh.hold = 'used'),
    released as (${leavesJob('release-payment', JOB('unused'), 'unused')}),
    taken as (${takesHold('used')})
    select count(*)::int as n from fresh`,
};

/** Leaves a job for each hold that nobody used in time, and for each whose report was made and whose job was lost. */
export async function tendHolds(db: Db): Promise<void> {
  await db.rows(TEND, []);
}

const BILL_OF_HOLD = `insert into billing_events (id, person_id, bill_id, kind, title, title_es, amount, tax)
      select taken.id || ' billed', taken.person_id, taken.id, 'billed', coalesce(taken.bought ->> 'title', taken.sku),
        taken.bought ->> 'titleEs', taken.amount, taken.tax
      from taken where taken.kind = 'hold' and taken.amount > 0 on conflict do nothing returning id`;

const CAPTURED: Statement = {
  name: 'orders.captured',
  text: `with taken as (update orders set hold = 'captured' where id = $1::uuid and hold = 'used' returning *),
    billed as (${BILL_OF_HOLD}),
    received as (insert into billing_events (id, person_id, bill_id, kind, amount)
      select taken.id || ' paid', taken.person_id, taken.id, 'paid', taken.amount from taken
      where taken.kind = 'hold' and taken.amount > 0 on conflict do nothing returning id)
    select id from taken`,
};

export async function noteCaptured(db: Db, orderId: string): Promise<void> {
  await db.rows(CAPTURED, [orderId]);
}

/** The bill of what was never taken is given back. */
const GIVEN_BACK = (from: string) => `insert into billing_events (id, person_id, bill_id, kind, amount)
      select billed.bill_id || ' released', billed.person_id, billed.bill_id, 'refunded', billed.amount
      from ${from} gone join billing_events billed on billed.bill_id = gone.id::text and billed.kind = 'billed'
      on conflict do nothing returning id`;

const RELEASED: Statement = {
  name: 'orders.released',
  text: `with returned as (update orders set hold = 'released' where id = $1::uuid and hold = 'held' returning *),
    given as (${GIVEN_BACK('returned')}),
    ${Object.entries(couponGivenBack('returned'))
      .map(([name, step]) => `${name} as (${step})`)
      .join(', ')},
    known as (select id from returned
      union select released.id from orders released where released.id = $1::uuid and released.hold = 'released')
    select id from known`,
};

/** From now on no report can use it. False if one has used it. */
export async function noteReleased(db: Db, orderId: string): Promise<boolean> {
  return (await db.rows(RELEASED, [orderId])).length > 0;
}

const LAPSED: Statement = {
  name: 'orders.lapsed',
  text: `with returned as (update orders set hold = 'released' where id = $1::uuid and hold = 'used' returning *),
    given as (${GIVEN_BACK('returned')})
    select audit.append('payment-reconciled', $2, jsonb_build_object('did', 'lapsed', 'key', returned.id, 'amount', returned.amount))
    from returned`,
};

/** The bank did not keep the hold although the report was made: nothing is taken, and the operator is told. */
export async function noteLapsed(db: Db, orderId: string, paymentId: string): Promise<void> {
  await db.rows(LAPSED, [orderId, paymentId]);
}
