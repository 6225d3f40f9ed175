import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Payments } from '../../ports/payments.port.ts';

const job = z.object({ person: z.uuid(), customer: z.nullable(z.string()) });

/** Payments that are still to be ended are found by their customer. */
const OPEN: Statement = {
  name: 'accounts.open-payments',
  text: `select job.id from pgboss.job job
    where job.name = 'end-payment' and job.state < 'completed' and job.data ->> 'person' = $1 limit 1`,
};

const NOTE: Statement = {
  name: 'accounts.customer-forgotten',
  text: `select audit.append('customer-forgotten', $1, jsonb_build_object('customer', $2::text))
    where not exists (select from audit.entries entry
      where entry.object = $1 and entry.action = 'customer-forgotten')`,
};

/**
 * Deletes a customer with all their cards at the provider after their account was deleted: `delete_person` leaves this job. Its
 * payments stay there, as the provider's books need them. The audit log says that it is done.
 */
// D PLAN-9.22
export function forgetCustomer({ db, payments }: { readonly db: Db; readonly payments?: Payments }): DoJob {
  return async (data) => {
    const { person, customer: known } = job.parse(data);
    if (!payments) throw new Error('payments are not set up');
    if ((await db.rows(OPEN, [person])).length > 0) throw new Error(`payments of ${person} are still open`);
    const customer = await payments.forgetCustomer({ id: person, customer: known });
    if (customer !== null) await db.rows(NOTE, [person, customer]);
  };
}
