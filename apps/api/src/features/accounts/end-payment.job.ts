import * as z from 'zod/mini';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Payments } from '../../ports/payments.port.ts';

const job = z.object({
  person: z.uuid(),
  /** The order, which may be deleted with the account. */
  key: z.uuid(),
  customer: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
});

/**
 * Ends the payment of an order that was open when its account was deleted (`delete_person` leaves this job), or that is no
 * longer for whom it was ordered (`giveUpOrder`). A payment that succeeded all the same is given back. If that fails until the
 * end, the job stays as a failed one, and is in the log.
 */
// D PLAN-9.12: deleting an account takes no more money.
export function endPayment({ payments }: { readonly payments?: Payments }): DoJob {
  return async (data) => {
    const { person, key, paymentId, ...known } = job.parse(data);
    if (!payments) throw new Error('payments are not set up');
    const customer = known.customer ?? (await payments.findCustomer(person));
    const id = paymentId ?? (customer && (await payments.findByKey({ customer, key }))?.id);
    if (!id) return;
    const { is } = await payments.cancel(id);
    if (is === 'done') await payments.refund(id);
  };
}
