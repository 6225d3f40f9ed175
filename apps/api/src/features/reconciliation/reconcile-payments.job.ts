import { DAY, MINUTE } from '@ridgeline/core/shared';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { MadePayment, Payments } from '../../ports/payments.port.ts';
import { openOrder } from '../orders/open-order.repository.ts';
import { payingFor, settleOpenOrder } from '../orders/settle-open-order.ts';
import { renewPlan } from '../renewals/renew-plan.ts';
import {
  type Outcome,
  type KnownPayment,
  knownPayments,
  noteOutcome,
  settleBill,
} from './reconciliation.repository.ts';

type Reconciling = { readonly db: Db; readonly payments: Payments };
type World = { readonly db: Db; readonly payments?: Payments; readonly now?: () => number };

/** Younger payments are still being settled by those who made them. */
const SETTLED_AFTER = 15 * MINUTE;
const LOOKED_BACK = 3 * DAY;

/**
 * Compares the provider's list of payments with what we have stored, to find payments whose answer was lost and whose event
 * did not come. What was bought is settled; a payment for what nobody can have any more is given back. Otherwise nothing is
 * given back: a payment of unknown origin may be of another installation with the same account, and what a person had paid
 * for before their account was deleted was theirs, or is their team's now. The audit log says what was done or found.
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
  const outcome = await outcomeFor(world, made, known);
  if (outcome !== null) await noteOutcome(world.db, outcome, made);
}

/** Null if the payment is recorded as it should be. */
async function outcomeFor(
  world: Reconciling,
  made: MadePayment,
  known: KnownPayment,
): Promise<Outcome | null> {
  const { order, bill, personDeleted } = known;
  if (order !== null) {
    if (order.standing === 'paid') return order.isMine ? null : refund(world, made);
    return order.standing === 'declined' ? refund(world, made) : settleOrder(world, made);
  }
  if (bill?.paidBy === 'another') return refund(world, made);
  if (bill?.paidBy === 'this') return null;
  if (personDeleted === 'since') return known.wasOrderPaid ? null : 'unknown';
  if (bill !== null) return settlePaidBill(world, made, { ...known, bill });
  return personDeleted === 'before' ? refund(world, made) : 'unknown';
}

async function settleOrder({ db, payments }: Reconciling, made: MadePayment): Promise<Outcome | null> {
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
    personDeleted,
  }: KnownPayment & { readonly bill: NonNullable<KnownPayment['bill']> },
): Promise<Outcome> {
  const isSettled = await settleBill(world.db, bill.id, made);
  if (subscriptionId !== null) {
    // A bill that is paid is due at once, also between two attempts.
    await renewPlan(world, subscriptionId);
    const [after] = await knownPayments(world.db, [made]);
    return after?.bill?.paidBy === 'this' ? 'settled' : refund(world, made);
  }
  if (isSettled) return 'settled';
  return bill.isKnown || personDeleted === 'before' ? refund(world, made) : 'unknown';
}

async function refund({ payments }: Reconciling, { id }: MadePayment): Promise<Outcome> {
  await payments.refund(id);
  return 'refunded';
}
