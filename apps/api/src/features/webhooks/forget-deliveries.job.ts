import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';

const FORGET: Statement = {
  name: 'webhooks.forget',
  text: `delete from webhook_deliveries where created_at < now() - interval '30 days'`,
};

/** What was delivered is kept for thirty days. */
export function forgetDeliveries({ db }: { readonly db: Db }): DoJob {
  return async () => {
    await db.rows(FORGET, []);
  };
}
