import { DAY, MINUTE } from '@ridgeline/core/shared';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { MadePayment, Payments } from '../../ports/payments.port.ts';
import { openOrder } from '../orders/open-order.repository.ts';
import { payingFor, settleOpenOrder } from '../orders/settle-open-order.ts';
import { renewPlan } from '../renewals/renew-plan.ts';
import {
  type Deed,
  type KnownPayment,
  knownPayments,
  noteDeed,
  settleBill,
} from './reconciliation.repository.ts';

type Reconciling = { readonly db: Db; readonly payments: Payments };
type World = { readonly db: Db; readonly payments?: Payments; readonly now?: () => number };

/** Younger payments are still being settled by those who made them. */
const SETTLED_AFTER = 15 * MINUTE;
const LOOKED_BACK = 3 * DAY;

/**
 * Compares the provider's list of payments with what we have stored. Money that was taken and that we know nothing of is found
 * here: the answer was lost, and no event came. What was bought is settled; what nobody can have any more is given back. A payment
 * whose origin is not known is only told of: another installation may use the same account. The audit log says what was done.
 */
// PLAN-9
export function reconcilePayments({ db, payments, now = Date.now }: World): DoJob {
  return async () => {
    if (!payments) return;
    const problems: unknown[] = [];
    const span = { from: now() - LOOKED_BACK, to: now() - SETTLED_AFTER };
    let next: string | null = null;
    do {
      const page = await payments.made({ ...span, next });
      const kept = new Map(page.payments.flatMap((made) => (made.is === 'kept' ? [[made.id, made]] : [])));
      for (const known of await knownPayments(db, [...kept.values()])) {
        const made = kept.get(known.id);
        if (!made) continue;
        await reconcile({ db, payments }, made, known).catch((problem: unknown) => problems.push(problem));
      }
      next = page.next;
    } while (next !== null);
    if (problems.length > 0)
      throw new AggregateError(problems, `${problems.length} payments were not reconciled`);
  };
}

async function reconcile(world: Reconciling, made: MadePayment, known: KnownPayment): Promise<void> {
  const deed = await deedFor(world, made, known);
  if (deed !== null) await noteDeed(world.db, deed, made);
}

/** Null if the payment is where it belongs. */
async function deedFor(world: Reconciling, made: MadePayment, known: KnownPayment): Promise<Deed | null> {
  const { order, bill } = known;
  if (order !== null) {
    if (order.standing === 'paid') return order.isMine ? null : refund(world, made);
    return order.standing === 'declined' ? refund(world, made) : settleOrder(world, made);
  }
  if (bill !== null) return bill.isPaid ? null : settlePaidBill(world, made, { ...known, bill });
  return known.wasPersonDeleted ? refund(world, made) : 'unknown';
}

async function settleOrder({ db, payments }: Reconciling, made: MadePayment): Promise<Deed | null> {
  const order = await openOrder(db, { id: made.key, paymentId: made.id });
  if (!order) return null;
  const payment = await payments.find(made.id);
  await settleOpenOrder(db, order, await payingFor(payments, order, { payment, customer: made.customer }));
  return 'settled';
}

async function settlePaidBill(
  world: Reconciling,
  made: MadePayment,
  {
    bill,
    subscriptionId,
    wasPersonDeleted,
  }: KnownPayment & { readonly bill: NonNullable<KnownPayment['bill']> },
): Promise<Deed> {
  if (subscriptionId !== null) {
    await renewPlan(world, subscriptionId);
    const [after] = await knownPayments(world.db, [made]);
    return after?.bill?.isPaid === true ? 'settled' : refund(world, made);
  }
  if (!bill.isKnown) return wasPersonDeleted ? refund(world, made) : 'unknown';
  await settleBill(world.db, bill.id, made);
  return 'settled';
}

async function refund({ payments }: Reconciling, { id }: MadePayment): Promise<Deed> {
  await payments.refund(id);
  return 'refunded';
}
