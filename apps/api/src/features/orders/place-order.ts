import type { ProblemCode } from '@ridgeline/contract';
import {
  cardInUse,
  type DeclineReason,
  dueToday,
  type Estimate,
  type OrderWish,
  type PaymentSource,
  purchaseVerdict,
  taxToday,
  worthOf,
} from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import type { CallerDb } from '../../db/caller-db.ts';
import { problem, type Problem } from '../../problems/problem.ts';
import type { Payments, PaymentWish } from '../../ports/payments.port.ts';
import type { SubscriptionRow } from '../plans/subscription-row.ts';
import {
  claimOrder,
  isStillFor,
  orderFactsFor,
  type OrderFacts,
  type Named,
  type NewOrder,
  type OrderRow,
} from './order-facts.repository.ts';
import {
  boughtTerms,
  creditedPeriod,
  currentPlan,
  estimateFor,
  plannedUseOf,
  termsOf,
} from './order-estimate.ts';
import { endRival, type RivalOrder } from './rival-order.repository.ts';
import { settleByPayment, type Paying, type Settling } from './settle-by-payment.ts';
import { settleDeclined, type PlanTerms } from './settling.repository.ts';

/** An order after it was placed, or placed again. */
export type Placed = {
  readonly order: OrderRow;
  readonly plan: SubscriptionRow | null;
  readonly signedUpAt: number;
};

export type Ordering = {
  readonly caller: string;
  readonly db: CallerDb;
  readonly payments: Payments;
  readonly key: string;
  /** Null for a hold on the card in use. */
  readonly source: PaymentSource | null;
  /** `away` for an order that is carried out later. */
  readonly payer?: PaymentWish['payer'];
  readonly named: Named;
  /** The new order, or why it is refused. */
  readonly decide: (facts: OrderFacts) => Omit<NewOrder, 'key' | 'said' | 'turn'> | ProblemCode;
  readonly termsOf: (facts: OrderFacts) => PlanTerms | null;
};

/**
 * The order is stored before the provider is asked; one statement stores its outcome and everything it changes. If the
 * process is killed in between, the call is sent again with its key, and the provider finds the same payment for it.
 */
export async function placeOrder(ordering: Ordering): Promise<Placed | Problem> {
  const facts = await claimed(ordering);
  if ('problem' in facts) return facts;
  const { order } = facts;
  if (!order.isSame) return problem('idempotency-key-reused');
  if (order.standing === 'paid' || order.standing === 'declined') return placed(facts, order);
  return settle(ordering, facts);
}

/** If another order was paid in the meantime, the order is decided again, at most this often. */
const TRIES = 3;

type Claimed = OrderFacts & {
  readonly order: OrderRow;
  /** Another call has placed the order; its answer may have been lost. */
  readonly isRepeated: boolean;
};

/** PLAN-9: one plan order at a time per person or team: an open order with another key is refused or canceled first. */
async function claimed(ordering: Ordering): Promise<Claimed | Problem> {
  const { db, named, key, source, decide } = ordering;
  let isRepeated = true;
  let facts = await orderFactsFor(db, named);
  for (let tries = 0; facts.order === null && tries < TRIES; tries += 1) {
    const decided = decide(facts);
    if (typeof decided === 'string') return problem(decided);
    if (cardOf(facts, source) === null) return problem('card-unknown');
    const turn = decided.kind === 'plan' ? facts.turn : null;
    if (turn && facts.rival && !(await givesWay(ordering, facts.rival))) return problem('order-underway');
    const order = await claimOrder(db, { ...decided, key, said: named.said, turn });
    isRepeated = order === undefined;
    facts = order ? { ...facts, order } : await orderFactsFor(db, named);
  }
  return facts.order === null ? problem('order-underway') : { ...facts, order: facts.order, isRepeated };
}

/** Cancels an abandoned order: its payment is canceled at the provider, or was never made. False if it is not over. */
async function givesWay({ db, payments }: Ordering, rival: RivalOrder): Promise<boolean> {
  if (rival.paymentId === null && !rival.isLeft) return false;
  const paymentId = rival.paymentId ?? (await lostPaymentOf(payments, rival));
  const isOver = paymentId === null || (await payments.cancel(paymentId)).is === 'declined';
  if (isOver) await endRival(db, rival);
  return isOver;
}

/** The payment of an order whose answer was lost; null if the provider was never asked. */
async function lostPaymentOf(payments: Payments, { id: key, buyer }: RivalOrder): Promise<string | null> {
  const customer = await payments.customerOf(buyer);
  return (await payments.findByKey({ customer, key }))?.id ?? null;
}

async function settle(ordering: Ordering, facts: Claimed): Promise<Placed | Problem> {
  const { db, payments } = ordering;
  const { order } = facts;
  const paid = await paymentOf(ordering, facts);
  if (typeof paid === 'string') {
    await settleDeclined(db, order.id, paid);
    return now(ordering);
  }
  const settling = { order, paying: paid, terms: ordering.termsOf(facts) };
  const settled = await settleByPayment(db, { ...settling, facts });
  const { payment, card, customer } = paid;
  const isKept = facts.saved.cards.some(({ id }) => id === card?.id);
  if (payment?.is === 'declined' && card && !isKept) await payments.forgetCard(customer, card.id);
  if (!settled) return unsettled(ordering, settling);
  const { paidAt, plan } = settled;
  return { order: { ...order, standing: 'paid', paidAt, secret: null }, plan, signedUpAt: facts.signedUpAt };
}

/** The order as it is now. If its team was handed over since it was read, it is given up. */
// D PLAN-9.26
async function unsettled(ordering: Ordering, settling: Omit<Settling, 'facts'>): Promise<Placed | Problem> {
  const { db, named } = ordering;
  const facts = await orderFactsFor(db, named);
  const { order } = facts;
  if (order === null) return problem('unavailable');
  const isOpen = order.standing === 'pending' || order.standing === 'waiting';
  if (!isOpen || isStillFor(order, facts)) return placed(facts, order);
  await settleByPayment(db, { ...settling, facts });
  return now(ordering);
}

/** The reason if the provider does not save the card. */
async function paymentOf(ordering: Ordering, facts: Claimed): Promise<Paying | DeclineReason> {
  const { caller, payments, source } = ordering;
  const { email, saved, order } = facts;
  const customer = facts.customer ?? (await payments.customerOf({ id: caller, email }));
  if (order.paymentId !== null) {
    return { payment: await payments.find(order.paymentId), customer, card: order.card };
  }
  // Before the card, which may be removed by now, or its token used up.
  const lost = facts.isRepeated ? await payments.findByKey({ customer, key: order.id }) : null;
  if (lost !== null && lost.is !== 'declined') {
    return { payment: lost, customer, card: await payments.cardOf(lost.id) };
  }
  if (!isStillFor(order, facts)) return 'processing-error';
  const chosen = cardOf(facts, source);
  let card = saved.cards.find(({ id }) => id === chosen) ?? null;
  if (source?.is === 'new-card') {
    const added = await payments.saveCard(customer, source.token);
    if (!added.ok) return added.failure;
    card = added.value;
  }
  if (card === null) return 'card-declined';
  const { id, sku, amount, kind } = order;
  if (amount === 0) return { payment: null, customer, card };
  const payment = await payments.pay({
    customer,
    person: caller,
    cardId: card.id,
    amount,
    title: planTitle(order.bought ?? { title: facts.product?.title ?? sku, titleEs: null }, facts.language),
    take: kind === 'report' || kind === 'hold' ? 'hold' : 'now',
    payer: ordering.payer ?? 'present',
    key: id,
  });
  return { payment, customer, card };
}

/** The id or token of the card that pays; null if there is no such card. */
function cardOf({ saved }: OrderFacts, source: PaymentSource | null): string | null {
  if (source === null) return cardInUse(saved)?.id ?? null;
  if (source.is === 'new-card') return source.token;
  return saved.cards.find(({ id }) => id === source.cardId)?.id ?? null;
}

async function now({ db, named }: Ordering): Promise<Placed | Problem> {
  const facts = await orderFactsFor(db, named);
  return facts.order ? placed(facts, facts.order) : problem('unavailable');
}

function placed({ subscriptions, signedUpAt }: OrderFacts, order: OrderRow): Placed {
  return { order, plan: subscriptions[0] ?? null, signedUpAt };
}

const ORDER_REFUSALS = {
  'not-owner': 'order-not-owner',
  'bought-on-android': 'order-bought-on-android',
  'plan-expired': 'order-plan-expired',
  'already-on-plan': 'order-already-on-plan',
} as const;

/** Turns a wish into an order at the price `total` that the caller saw; null if the caller sent no price. */
export function decideOrder(wish: OrderWish, total: number | null): Ordering['decide'] {
  return (facts) => {
    const owner = !facts.inTeam || facts.ownsTeam;
    const verdict = purchaseVerdict(wish, { owner, plan: currentPlan(facts) });
    if (!verdict.allowed) return ORDER_REFUSALS[verdict.why];
    const estimate = estimateFor(facts, wish);
    if (!estimate.ok) return estimate.failure;
    if (estimate.value.needsState) return 'order-needs-state';
    if (total !== null && estimate.value.total !== total) return 'price-changed';
    if (wish.is === 'plan' && !hasSeats(facts)) return 'order-too-few-seats';
    const charge = chargeOf(wish, facts, estimate.value);
    return {
      kind: wish.is,
      sku: wish.sku,
      wish,
      ...charge,
      bought: boughtTerms(facts, wish.is === 'plan' ? wish.variant : null),
      credited: wish.is === 'plan' && charge.worth !== null ? creditedPeriod(facts) : null,
    };
  };
}

export function termsFor(wish: OrderWish): Ordering['termsOf'] {
  return (facts) => (wish.is === 'plan' ? termsOf(facts, wish) : null);
}

/** D PLAN-10.4: a team buys no plan that has fewer seats than the team has members. */
function hasSeats({ product, members }: OrderFacts): boolean {
  return product === null || product.seats === null || members <= product.seats;
}

// D PLAN-9.17
/** A plan that begins later uses its coupon, too: what replaces or begins it takes over the use. */
function chargeOf(wish: OrderWish, facts: OrderFacts, estimate: Estimate) {
  const couponId = wish.is === 'add-on' ? null : wish.couponCode;
  const isLater = estimate.chargedAt > estimate.estimatedAt;
  return {
    reportType: wish.is === 'report' ? wish.reportType : null,
    amount: dueToday(estimate),
    tax: taxToday(estimate),
    creditLeft: wish.is === 'plan' && !isLater ? estimate.creditLeft : 0,
    worth: wish.is === 'plan' && !isLater ? worthOf(estimate) : null,
    beginsAt: isLater ? estimate.chargedAt : null,
    couponId,
    takesOver: wish.is === 'plan' ? (plannedUseOf(facts, couponId)?.orderId ?? null) : null,
    begins: null,
    seats: wish.is === 'plan' ? (facts.product?.seats ?? null) : null,
  };
}
