import { monthsAfter, periodEnd } from '../../plans/billing-period.policy.ts';
import { afterExchanging, afterResuming } from '../../plans/change/plan-change.policy.ts';
import { pauseOption } from '../../plans/pause/pause-options.policy.ts';
import { canPauseAgain, isPaused, isPaymentDue } from '../../plans/pause/pause.policy.ts';
import type { BillingPeriod } from '../../plans/subscription.ts';
import type { Instant } from '../../shared/instant.ts';
import {
  advance,
  afterDeclined,
  afterPaid,
  type BilledSubscription,
  type DueCharge,
  type LifeEvent,
} from '../../billing/advance.policy.ts';

/** A monthly plan of $69 that was bought and paid on the last of January. */
export function aBilledSubscription(change: Partial<BilledSubscription> = {}): BilledSubscription {
  const at = change.at ?? Date.parse('2026-01-31T10:00:00Z');
  const anchor = change.anchor ?? at;
  return {
    at,
    anchor,
    hasBegun: true,
    billingPeriod: 'monthly',
    price: 6900,
    coupon: null,
    credit: 0,
    taxRate: 0,
    paidUntil: monthsAfter(anchor, change.billingPeriod === 'annual' ? 12 : 1),
    archivedDate: null,
    pausedAt: null,
    pauseActiveAt: null,
    resumesAt: null,
    declines: 0,
    retryAt: null,
    ended: null,
    ...change,
  };
}

/** The same subscription after its holder asked for a pause; unchanged where pausing is refused. */
export function pausedFor(subscription: BilledSubscription, months: number): BilledSubscription {
  const { at: now, billingPeriod, anchor, archivedDate, ended, hasBegun, paidUntil } = subscription;
  const isRefused = !hasBegun || billingPeriod !== 'monthly' || archivedDate !== null || ended !== null;
  if (isRefused || isPaymentDue({ paidUntil, now })) return subscription;
  if (isPaused(subscription, now) || !canPauseAgain(subscription, now)) return subscription;
  const details = { billingCycleAnchor: anchor, currentPeriodEnd: null, testClockDetails: null };
  const billed = { billingPeriod, startTime: null, details };
  const { resumesAt } = pauseOption(billed, now, months);
  return { ...subscription, pausedAt: now, pauseActiveAt: periodEnd(anchor, billingPeriod, now), resumesAt };
}

export function resumed(subscription: BilledSubscription): BilledSubscription {
  return isPaused(subscription, subscription.at)
    ? afterResuming(subscription, subscription.at)
    : subscription;
}

/** The subscription after another plan was bought and paid in its place. */
export function exchanged(
  subscription: BilledSubscription,
  { price, billingPeriod }: { readonly price: number; readonly billingPeriod: BillingPeriod },
): BilledSubscription {
  const { at } = subscription;
  const paidUntil = periodEnd(at, billingPeriod, at);
  const fresh = { price, billingPeriod, anchor: at, paidUntil, coupon: null, archivedDate: null };
  return { ...afterExchanging(subscription, at), ...fresh, declines: 0, retryAt: null, ended: null };
}

/** Whether payments are paused at this time. */
export function isOnPause({ pauseActiveAt, resumesAt }: BilledSubscription, at: Instant): boolean {
  return pauseActiveAt !== null && resumesAt !== null && at >= pauseActiveAt && at < resumesAt;
}

/** The bank's answer to a charge. */
export type Bank = (charge: DueCharge) => 'paid' | 'declined';

export type LivedEvent =
  | Exclude<LifeEvent, { readonly is: 'ended' }>
  | { readonly is: 'charged' | 'declined'; readonly at: Instant; readonly charge: DueCharge }
  | { readonly is: 'coupon-over'; readonly at: Instant }
  | { readonly is: 'ended'; readonly at: Instant; readonly why: 'removed' | 'unpaid' };

export type Lived = { readonly subscription: BilledSubscription; readonly events: readonly LivedEvent[] };

/** The life of a subscription up to `now`, with each charge made when it is due. */
export function lived(subscription: BilledSubscription, now: Instant, bank: Bank): Lived {
  const events: LivedEvent[] = [];
  let current = subscription;
  for (;;) {
    const step = advance(current, now);
    events.push(...step.events);
    if (step.due === null) return { subscription: step.subscription, events };
    const charged = chargedBy(bank, step.subscription, step.due);
    events.push(...charged.events);
    current = charged.subscription;
  }
}

function chargedBy(bank: Bank, before: BilledSubscription, charge: DueCharge): Lived {
  const { at } = before;
  if (bank(charge) === 'declined') {
    const subscription = afterDeclined(before, at);
    const ended: LivedEvent[] =
      subscription.ended === null ? [] : [{ is: 'ended', at, why: subscription.ended }];
    return { subscription, events: [{ is: 'declined', at, charge }, ...ended] };
  }
  const subscription = afterPaid(before, charge);
  const events: LivedEvent[] = [{ is: 'charged', at, charge }];
  if (before.coupon !== null && subscription.coupon === null) events.push({ is: 'coupon-over', at });
  if (before.anchor !== subscription.anchor) events.push({ is: 'cycle-reset', at });
  return { subscription, events };
}
