import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { tendHolds } from './holds.repository.ts';
import { overdueOrders, type OpenOrder } from './open-order.repository.ts';
import { declineOpenOrder, payingFor, settleOpenOrder } from './settle-open-order.ts';

type Ending = { readonly db: Db; readonly payments: Payments };

/**
 * Ends the orders that have waited for too long. Their payments are cancelled at the provider first, so that they can no
 * longer succeed; one that has succeeded settles its order. An order that could not be ended is tried again the next time.
 */
// PLAN-9
// D PLAN-9.10: an order waits an hour for its bank, and ends then.
export function endOrders({ db, payments }: { readonly db: Db; readonly payments?: Payments }): DoJob {
  return async () => {
    if (!payments) return;
    await tendHolds(db);
    const problems: unknown[] = [];
    for (const order of await overdueOrders(db)) {
      await endOrder({ db, payments }, order).catch((problem: unknown) => problems.push(problem));
    }
    if (problems.length > 0) throw new AggregateError(problems, `${problems.length} orders were not ended`);
  };
}

async function endOrder({ db, payments }: Ending, order: OpenOrder): Promise<void> {
  const { id: key, personId, email } = order;
  const customer = await payments.customerOf({ id: personId, email });
  const paymentId = order.paymentId ?? (await payments.findByKey({ customer, key }))?.id;
  if (paymentId === undefined) return declineOpenOrder(db, order, 'processing-error');
  const payment = await payments.cancel(paymentId);
  return settleOpenOrder(db, order, await payingFor(payments, order, { payment, customer }));
}
