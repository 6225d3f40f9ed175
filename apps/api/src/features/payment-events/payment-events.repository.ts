import type { Db, Statement } from '../../db/database.ts';

/** Much longer than the provider sends an event again. */
const KEPT_FOR = '60 days';

const NOTE: Statement = {
  name: 'payment-events.note',
  text: `with old as (delete from payment_events where received_at < now() - interval '${KEPT_FOR}')
    insert into payment_events (id) values ($1) on conflict do nothing returning id`,
};

/** False if the event was received before. */
export async function noteEvent(db: Db, eventId: string): Promise<boolean> {
  return (await db.rows(NOTE, [eventId])).length > 0;
}
