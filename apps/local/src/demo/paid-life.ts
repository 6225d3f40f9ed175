import {
  advance,
  afterDeclined,
  afterPaid,
  type BilledSubscription,
  type DueCharge,
} from '@ridgeline/core/billing';
import { pauseOptions, periodEnd } from '@ridgeline/core/plans';
import { DAY, type Instant } from '@ridgeline/core/shared';
import type { DemoPlan } from './plans.ts';

/** A plan that is paid by card, with what was charged so far. */
export type PaidLife = {
  readonly subscription: BilledSubscription;
  /** The last period that was paid, and what it is worth. */
  readonly paid: DueCharge;
  readonly attempts: readonly {
    readonly charge: DueCharge;
    readonly at: Instant;
    readonly isPaid: boolean;
  }[];
};

/** Null for a plan that nobody pays by card. */
export function paidLife(plan: DemoPlan, now: Instant): PaidLife | null {
  const { price, platform, card = 'visa', billingPeriod = 'monthly', pause } = plan;
  if (price === undefined || platform !== 'web') return null;
  const begins = now + plan.startedDays * DAY;
  let subscription: BilledSubscription = {
    at: begins,
    anchor: begins,
    hasBegun: false,
    billingPeriod,
    price: price[billingPeriod],
    coupon: null,
    credit: 0,
    taxRate: 0,
    paidUntil: begins,
    archivedDate: null,
    ...pauseOf(begins, pause && { asked: now + pause.askedDays * DAY, months: pause.months }),
    declines: 0,
    retryAt: null,
    ended: null,
  };
  let paid: DueCharge | null = null;
  const attempts = [];
  for (;;) {
    const { subscription: next, due } = advance(subscription, now);
    if (due === null) {
      if (paid === null) throw new Error('a plan that is paid has a paid period');
      return { subscription: next, paid, attempts };
    }
    // A card that is declined has paid the first period.
    const isPaid = paid === null || card === 'visa';
    attempts.push({ charge: due, at: due.at, isPaid });
    if (isPaid) paid = due;
    subscription = isPaid ? afterPaid(next, due) : afterDeclined(next, due.at);
  }
}

function pauseOf(anchor: Instant, pause: { readonly asked: Instant; readonly months: number } | undefined) {
  if (pause === undefined) return { pausedAt: null, pauseActiveAt: null, resumesAt: null };
  const { asked, months } = pause;
  const details = { billingCycleAnchor: anchor, currentPeriodEnd: null, testClockDetails: null };
  const [option] = pauseOptions({ billingPeriod: 'monthly', startTime: null, details }, asked, months).slice(
    -1,
  );
  if (!option) throw new Error(`a pause of ${months} months`);
  return { pausedAt: asked, pauseActiveAt: periodEnd(anchor, 'monthly', asked), resumesAt: option.resumesAt };
}
