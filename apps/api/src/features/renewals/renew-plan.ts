import {
  advance,
  afterDeclined,
  afterPaid,
  type BilledSubscription,
  cardInUse,
  type DueCharge,
} from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import type { Db } from '../../db/database.ts';
import { isGivenBack, type Payment, type Payments } from '../../ports/payments.port.ts';
import { retryKey } from '../billing/ledger.repository.ts';
import {
  billed,
  billState,
  type BillState,
  renewalFacts,
  type RenewalFacts,
} from './renewal-facts.repository.ts';
import {
  type Decline,
  noteGivenBack,
  settleDeclinedRenewal,
  settleRenewed,
  type Bill,
} from './settle-renewal.repository.ts';

export type Renewing = { readonly db: Db; readonly payments: Payments };

/** Longer than a plan has periods, if its charges were not made for years. */
const MOST_PERIODS = 200;

/** Charges the periods of a plan that are due, one after the other, while its person is away. */
// PLAN-9
export async function renewPlan(renewing: Renewing, subscriptionId: string): Promise<void> {
  for (let n = 0; n < MOST_PERIODS; n += 1) {
    const due = await dueCharge(renewing.db, subscriptionId);
    if (due === null) return;
    await charge(renewing, due);
  }
}

type DueBill = BillState & {
  readonly facts: RenewalFacts;
  readonly bill: Bill;
  readonly subscription: BilledSubscription;
};

/** Null if no charge is due. A bill that its person has paid after it was declined is due at once. */
async function dueCharge(db: Db, subscriptionId: string): Promise<DueBill | null> {
  const facts = await renewalFacts(db, subscriptionId);
  const held = facts && billed(facts);
  if (!facts || !held) return null;
  const { due, subscription } = advance({ ...held, retryAt: null }, facts.now);
  if (due === null) return null;
  const id = `plan ${facts.id} ${new Date(due.period.start).toISOString()}`;
  const state = await billState(db, id);
  if (!state.isPaid && advance(held, facts.now).due === null) return null;
  return {
    ...state,
    facts,
    bill: { id, title: facts.title, titleEs: facts.titleEs, charge: asBilled(due, state.billed) },
    subscription,
  };
}

/**
 * A bill is charged as it was billed: its person may pay it meanwhile, and the rate of the tax, the coupon or the credit may be
 * another since. The credit pays what is left of the price, and no more.
 */
function asBilled(due: DueCharge, billed: BillState['billed']): DueCharge {
  if (billed === null) return due;
  const paid = billed.amount - billed.tax;
  const left = due.credit + due.amount - due.tax - paid;
  const credit = Math.min(Math.max(left, 0), due.credit);
  return { ...due, ...billed, credit, worth: credit + paid };
}

/**
 * One attempt to charge one period. The key of its payment is the subscription, the period and the number of payments of it
 * that failed: any number of copies, and the person who pays at the same time, make the same payment. What it changes is one
 * statement, on the subscription as it was read.
 */
async function charge(
  { db, payments }: Renewing,
  { facts, bill, subscription, failures, isPaid }: DueBill,
): Promise<void> {
  const paid = { facts, bill, after: afterPaid(subscription, bill.charge) };
  // The person may have paid the bill since.
  if (isPaid || bill.charge.amount === 0) return void (await settleRenewed(db, paid, null));
  const key = retryKey(bill.id, failures);
  const payment = await paymentOf(payments, facts, bill, key);
  if (payment && isGivenBack(payment)) return noteGivenBack(db, { facts, bill }, payment.id);
  if (payment?.is === 'done') {
    const isSettled = await settleRenewed(db, paid, payment);
    if (!isSettled) await keepOrGiveBack({ db, payments }, facts.id, bill.id, payment.id);
    return;
  }
  const after = afterDeclined(subscription, facts.now);
  await settleDeclinedRenewal(
    db,
    { facts, bill, after },
    { eventId: payment ? `${payment.id} declined` : `${key} no card`, news: newsOf(facts, payment) },
  );
}

// D PLAN-9.16: the card of a new owner of a team is not charged before they choose one for its plan.
function newsOf({ payer }: RenewalFacts, payment: Payment | null): Decline['news'] {
  if (payment === null && !payer.agrees) return 'payment-needs-owner';
  return payment?.is === 'declined' && payment.asksBank ? 'payment-asks-bank' : 'payment-declined';
}

/** Null without a card that may be charged, unless the payment was made before. */
async function paymentOf(
  payments: Payments,
  { payer: { id, email, language, agrees, customer: known, saved } }: RenewalFacts,
  bill: Bill,
  key: string,
): Promise<Payment | null> {
  const card = agrees ? cardInUse(saved) : null;
  if (card === null && known === null) return null;
  const customer = known ?? (await payments.customerOf({ id, email }));
  const by = { customer, person: id, payer: 'away', key } as const;
  const wish = { ...by, amount: bill.charge.amount, title: planTitle(bill, language), take: 'now' } as const;
  const payment = await (card ? payments.pay({ ...wish, cardId: card.id }) : payments.findByKey(wish));
  // Begun by the person, who did not confirm it at their bank.
  return payment?.is === 'needs-confirmation' ? payments.cancel(payment.id) : payment;
}

/** Another copy may have settled the same payment. If nobody has, and it is not due any more, it is given back. */
async function keepOrGiveBack(
  { db, payments }: Renewing,
  subscriptionId: string,
  billId: string,
  paymentId: string,
): Promise<void> {
  const { isPaid } = await billState(db, billId);
  const isStillDue = (await dueCharge(db, subscriptionId))?.bill.id === billId;
  if (!isPaid && !isStillDue) await payments.refund(paymentId);
}
