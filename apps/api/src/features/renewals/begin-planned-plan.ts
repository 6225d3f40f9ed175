import { advance, afterDeclined, type DueCharge, type PlanWish } from '@ridgeline/core/billing';
import { CallerDb } from '../../db/caller-db.ts';
import type { CallerRights } from '../../db/caller-statement.ts';
import type { BoughtTerms } from '../../db/schema/payments.ts';
import { replacedPlan } from '../orders/order-estimate.ts';
import type { NewOrder } from '../orders/order-facts.repository.ts';
import { placeOrder, termsFor, type Ordering } from '../orders/place-order.ts';
import {
  giveUpPlannedPlan,
  plannedKey,
  plannedOrder,
  settleDeclinedPlan,
} from './planned-plan.repository.ts';
import { billedPlan, renewalFacts } from './renewal-facts.repository.ts';
import type { Renewing } from './renew-plan.ts';

/** The plan begins for the person who ordered it, whatever they have accepted since. */
const RIGHTS: CallerRights = { operation: 'beginPlannedPlan', access: 'signed-in', objects: [] };

/**
 * Charges a plan that was ordered for the end of a trial, and begins it: an order of its own, at the prices and with the coupon
 * of the first one. The key of the order is the first one and the number of declined attempts, so that it is charged once.
 * It is given up where it would begin in the place of another plan: the team has another owner, or the person another team.
 */
// PLAN-8
export async function beginPlannedPlan({ db, payments }: Renewing, subscriptionId: string): Promise<void> {
  const facts = await renewalFacts(db, subscriptionId);
  const planned = facts?.planned;
  const ordered = planned && (await plannedOrder(db, planned.orderId));
  if (!facts || !planned || !ordered) return;
  const { personId, wish, bought, couponId } = ordered;
  const uses = { couponId, takesOver: couponId === null ? null : planned.orderId };
  const price = planned.billingPeriod === 'annual' ? bought.priceAnnual : bought.priceMonthly;
  const { due, subscription } = advance(billedPlan(planned, price ?? 0), facts.now);
  if (due === null) return;
  const giveUp = () => giveUpPlannedPlan(db, { subscriptionId, planned, why: 'plan-not-begun' });
  if (facts.payer.id !== personId) return giveUp();
  const key = `${plannedKey(planned.orderId)}${planned.declines}`;
  const placed = await placeOrder({
    caller: personId,
    db: new CallerDb(db, { id: personId }, RIGHTS),
    payments,
    payer: 'away',
    key,
    source: null,
    named: { sku: wish.sku, couponCode: wish.couponCode, state: wish.state, key, said: key },
    ...orderFor({ subscriptionId, orderId: planned.orderId, wish, bought, due, uses }),
  });
  const isPaid = !('problem' in placed) && placed.order.standing === 'paid';
  if (isPaid) return;
  if ('problem' in placed && placed.problem === TAKEN_BACK) return;
  if ('problem' in placed && placed.problem === NOT_THEIRS) return giveUp();
  if ('problem' in placed && placed.problem !== 'card-unknown') throw new Error(placed.problem);
  await settleDeclinedPlan(db, { subscriptionId, planned, after: afterDeclined(subscription, facts.now) });
}

type Beginning = {
  readonly subscriptionId: string;
  readonly orderId: string;
  readonly wish: PlanWish;
  readonly bought: BoughtTerms;
  readonly due: DueCharge;
  readonly uses: Pick<NewOrder, 'couponId' | 'takesOver'>;
};

/** The person owns a team by now, whose plan the new one would replace. */
const NOT_THEIRS = 'order-not-owner';
/** Another plan was ordered in its place, or the order taken back, since the facts were read. */
const TAKEN_BACK = 'plan-changed';

// D PLAN-9.15: the price and the coupon of a plan that is charged later are those that were ordered.
function orderFor({
  subscriptionId,
  orderId,
  wish,
  bought,
  due,
  uses,
}: Beginning): Pick<Ordering, 'decide' | 'termsOf'> {
  const { amount, tax, worth, period } = due;
  const order = {
    kind: 'plan',
    sku: wish.sku,
    wish: { ...wish, payUpFront: true },
    reportType: null,
    amount,
    tax,
    worth,
    creditLeft: 0,
    beginsAt: period.start,
    ...uses,
    begins: orderId,
    seats: null,
    bought,
    credited: null,
  } as const;
  return {
    decide: (facts) => {
      if (replacedPlan(facts)?.id !== subscriptionId) return NOT_THEIRS;
      return facts.planned.some((planned) => planned.orderId === orderId) ? order : TAKEN_BACK;
    },
    termsOf: termsFor(wish),
  };
}
