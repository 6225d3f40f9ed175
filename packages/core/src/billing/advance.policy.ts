import { billingPeriodAt } from '../plans/billing-period.policy.ts';
import type { BillingPeriod, PauseDates } from '../plans/subscription.ts';
import { DAY, type Instant } from '../shared/instant.ts';
import { discountOf, type Coupon } from './coupon.policy.ts';
import { chargedOf } from './estimate.policy.ts';
import type { Cents } from './money.ts';
import type { Span } from './proration.policy.ts';
import { taxOf, type TaxRate } from './tax.policy.ts';

/** A subscription as its billing sees it. */
export type BilledSubscription = PauseDates & {
  /** The instant up to which its events have been processed. */
  readonly at: Instant;
  readonly anchor: Instant;
  /** False for a plan that begins with its first payment. */
  readonly hasBegun: boolean;
  readonly billingPeriod: BillingPeriod;
  /** Of a whole period, before the coupon. */
  readonly price: Cents;
  readonly coupon: RunningCoupon | null;
  /** What was left over when the plan was last changed: it pays the next charges. */
  readonly credit: Cents;
  readonly taxRate: TaxRate;
  /** The end of the last paid period; before the first payment, when the plan begins. */
  readonly paidUntil: Instant;
  readonly archivedDate: Instant | null;
  /** How often the payment of the period that is due was declined, and when it is tried again. */
  readonly declines: number;
  readonly retryAt: Instant | null;
  readonly ended: 'removed' | 'unpaid' | null;
};

/** `chargesLeft`: the number of charges that it still takes something off; null if it does not end. */
export type RunningCoupon = { readonly off: Coupon['off']; readonly chargesLeft: number | null };

/** A period to be charged. */
export type DueCharge = {
  readonly at: Instant;
  readonly period: Span;
  /** From which its end is counted: a plan that is resumed on another day is billed on that day from then on. */
  readonly anchor: Instant;
  readonly discount: Cents;
  /** What the kept credit pays. */
  readonly credit: Cents;
  /** In what the card pays. */
  readonly tax: Cents;
  /** What the card pays. */
  readonly amount: Cents;
  /** What the period is worth: what was paid for it, by card and by credit, without the tax. */
  readonly worth: Cents;
  /** From 0: the number of declined attempts before. */
  readonly attempt: number;
};

export type LifeEvent =
  | { readonly is: 'pause-began' | 'resumed' | 'cycle-reset'; readonly at: Instant }
  | { readonly is: 'ended'; readonly at: Instant; readonly why: 'removed' };

// D PLAN-9.13: a declined payment is tried again one, three and seven days after the first time; then the plan ends.
const RETRIES = [DAY, 2 * DAY, 4 * DAY] as const;

/** The charge of the next period: due now or later. Null for a plan that is removed, or has ended. */
// PLAN-9
export function nextCharge(subscription: BilledSubscription): DueCharge | null {
  const { archivedDate, ended, retryAt, declines } = subscription;
  if (archivedDate !== null || ended !== null) return null;
  const start = nextStart(subscription);
  return {
    at: retryAt ?? start,
    ...periodFrom(subscription, start),
    ...chargeFor(subscription),
    attempt: declines,
  };
}

// D PLAN-9.20: a credit that is left over is kept, and pays the next charges of the plan.
function chargeFor({
  price,
  coupon,
  credit: kept,
  taxRate,
}: BilledSubscription): Pick<DueCharge, 'discount' | 'credit' | 'tax' | 'amount' | 'worth'> {
  const discount = coupon === null ? 0 : discountOf(price, coupon);
  const credit = Math.min(kept, price - discount);
  const due = price - discount - credit;
  const amount = chargedOf(due + taxOf(due, taxRate));
  const isCharged = amount > 0;
  const tax = isCharged ? amount - due : 0;
  return { discount, credit, tax, amount, worth: credit + (isCharged ? due : 0) };
}

/** Where the last paid period ends, or else the pause that follows it. */
// PAUSE-6
function nextStart({ hasBegun, retryAt, paidUntil, pauseActiveAt, resumesAt }: BilledSubscription): Instant {
  // D PLAN-8.3: a plan that follows a trial begins when it is paid: nothing could be used before.
  if (!hasBegun) return retryAt ?? paidUntil;
  const isPausedThen =
    pauseActiveAt !== null && resumesAt !== null && pauseActiveAt <= paidUntil && resumesAt > paidUntil;
  return isPausedThen ? resumesAt : paidUntil;
}

// PLAN-9
// D PAUSE-6.4: payments that are resumed between two billing days begin a period on that day.
function periodFrom(
  { anchor, billingPeriod }: BilledSubscription,
  start: Instant,
): Pick<DueCharge, 'period' | 'anchor'> {
  const period = billingPeriodAt(anchor, billingPeriod, start);
  return period.start === start
    ? { period, anchor }
    : { period: billingPeriodAt(start, billingPeriod, start), anchor: start };
}

/** The subscription after its period was paid. */
export function afterPaid(
  subscription: BilledSubscription,
  { period, anchor, credit }: DueCharge,
): BilledSubscription {
  return {
    ...subscription,
    anchor,
    hasBegun: true,
    paidUntil: period.end,
    coupon: afterCharge(subscription.coupon),
    credit: subscription.credit - credit,
    declines: 0,
    retryAt: null,
  };
}

/** Null when the coupon has taken something off for the last time. */
// PLAN-9
// D PLAN-9.14: a coupon takes something off one charge, off the charges of some months, or off each.
export function afterCharge(coupon: RunningCoupon | null): RunningCoupon | null {
  if (coupon === null || coupon.chargesLeft === null) return coupon;
  return coupon.chargesLeft <= 1 ? null : { ...coupon, chargesLeft: coupon.chargesLeft - 1 };
}

/** The subscription after an attempt to charge it was declined at `at`: tried again later, or over. */
export function afterDeclined(subscription: BilledSubscription, at: Instant): BilledSubscription {
  const wait = RETRIES[subscription.declines];
  const declines = subscription.declines + 1;
  return wait === undefined
    ? { ...subscription, declines, retryAt: null, ended: 'unpaid' }
    : { ...subscription, declines, retryAt: at + wait };
}

export type Advanced = {
  readonly subscription: BilledSubscription;
  /** Events that need no payment, in order. */
  readonly events: readonly LifeEvent[];
  /** The charge that is due next; nothing happens after it until it is paid or declined. */
  readonly due: DueCharge | null;
};

/** Advances a subscription to `now`, or to the first charge that is due before. */
// PLAN-9 PAUSE-6
export function advance(subscription: BilledSubscription, now: Instant): Advanced {
  const events: LifeEvent[] = [];
  let current = subscription;
  for (;;) {
    const at = nextInstant(current);
    if (at === null || at > now) break;
    events.push(...marksAt(current, at));
    current = movedTo(current, at);
    const due = nextCharge(current);
    if (due !== null && due.at <= at) return { subscription: current, events, due };
    // PLAN-10: a removed plan ends with the period that was paid.
    if (current.archivedDate !== null && current.paidUntil <= at) {
      events.push({ is: 'ended', at, why: 'removed' });
      current = removed(current);
    }
  }
  return { subscription: movedTo(current, Math.max(current.at, now)), events, due: null };
}

const movedTo = (subscription: BilledSubscription, at: Instant): BilledSubscription => ({
  ...subscription,
  at,
});
const removed = (subscription: BilledSubscription): BilledSubscription => ({
  ...subscription,
  ended: 'removed',
});

/** When the next thing happens. */
function nextInstant(subscription: BilledSubscription): Instant | null {
  const { at, ended, archivedDate, paidUntil } = subscription;
  if (ended !== null) return null;
  const end = nextCharge(subscription)?.at ?? Math.max(archivedDate ?? at, paidUntil);
  const marks = Object.values(marksAfter(subscription)).filter((mark) => mark !== null);
  return Math.min(Math.max(end, at), ...marks);
}

/** The next date of each kind that needs no payment. */
function marksAfter({ at, anchor, pauseActiveAt, resumesAt }: BilledSubscription) {
  const after = (date: Instant | null) => (date !== null && date > at ? date : null);
  const isPause = pauseActiveAt !== null && resumesAt !== null && resumesAt > pauseActiveAt;
  return {
    'pause-began': isPause ? after(pauseActiveAt) : null,
    resumed: isPause ? after(resumesAt) : null,
    'cycle-reset': at < anchor ? anchor : billingPeriodAt(anchor, 'monthly', at).end,
  } as const;
}

function marksAt(subscription: BilledSubscription, at: Instant): LifeEvent[] {
  const marks = marksAfter(subscription);
  return (['pause-began', 'resumed', 'cycle-reset'] as const).flatMap((is) =>
    marks[is] === at ? [{ is, at }] : [],
  );
}

/** How often a coupon takes something off a plan; null if it does not end. */
export function couponCharges(
  { duration, months }: { readonly duration: 'once' | 'months' | 'forever'; readonly months: number | null },
  billingPeriod: BillingPeriod,
): number | null {
  if (duration === 'forever') return null;
  if (duration === 'once' || months === null) return 1;
  return billingPeriod === 'monthly' ? months : Math.ceil(months / 12);
}
