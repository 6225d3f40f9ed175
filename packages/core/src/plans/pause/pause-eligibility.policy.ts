import type { Instant } from '../../shared/instant.ts';
import { firstMatch, type Cases } from '../../shared/first-match.ts';
import { isPaused, isPaymentDue, pausedUntil, pauseRefusedUntil } from './pause.policy.ts';
import { resumeVerdict, type ResumeVerdict } from './resume.policy.ts';
import type { NotOffered, PauseRefusalReason } from '../plan-change-refusals.ts';
import type { PauseDates, Subscription } from '../subscription.ts';

/** Who asks, and when by the plan's own time (`planTime`). */
export type PauseFacts = {
  readonly owner: boolean;
  readonly now: Instant;
  /** The end of the last paid period: known to the API alone, which decides. */
  readonly paidUntil?: Instant | null;
};

export type PauseVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: NotOffered | 'payment-due' }
  | {
      readonly allowed: false;
      readonly why: Exclude<PauseRefusalReason, NotOffered | 'payment-due'>;
      readonly until: Instant;
    };

export type PauseRefusal = Extract<PauseVerdict, { readonly allowed: false }>;

export type PausablePlan = Pick<Subscription, 'billingPeriod' | 'platform' | 'archivedDate' | 'isExpired'> &
  PauseDates & { readonly ui: Pick<Subscription['ui'], 'canPauseSubscription'> };

// PAUSE-6 PAUSE-10
// D PAUSE-10.1: only the owner pauses, and never a plan bought on Android, as with resuming.
// D PAUSE-6.3: a removed or expired plan has no payments to pause.
const NOT_OFFERED: Cases<PausablePlan & PauseFacts, NotOffered | null> = [
  [({ platform }) => platform === 'android', 'bought-on-android'],
  [({ billingPeriod }) => billingPeriod !== 'monthly', 'not-monthly'],
  [({ ui }) => !ui.canPauseSubscription, 'plan-cannot-pause'],
  [({ archivedDate, isExpired }) => archivedDate !== null || isExpired, 'plan-cannot-pause'],
  [({ owner }) => !owner, 'not-owner'],
];

// PAUSE-4 PAUSE-6 PAUSE-9
export function pauseVerdict(plan: PausablePlan, facts: PauseFacts): PauseVerdict {
  const why = firstMatch(NOT_OFFERED, { ...plan, ...facts }, null);
  if (why !== null) return { allowed: false, why };
  const paused = pausedUntil(plan, facts.now);
  if (paused !== null) return { allowed: false, why: 'already-paused', until: paused };
  const refused = pauseRefusedUntil(plan, facts.now);
  if (refused !== null) return { allowed: false, why: 'paused-within-12-months', until: refused };
  if (isPaymentDue({ paidUntil: facts.paidUntil ?? null, now: facts.now }))
    return { allowed: false, why: 'payment-due' };
  return { allowed: true };
}

export type PauseButton =
  | { readonly is: 'resume'; readonly verdict: ResumeVerdict }
  | { readonly is: 'pause'; readonly verdict: PauseVerdict };

/** PAUSE-8: Resume while paused; else Pause Payments where it is offered, even if the answer will be to wait. */
export function pauseButton(plan: PausablePlan, facts: PauseFacts): PauseButton | null {
  if (isPaused(plan, facts.now)) return { is: 'resume', verdict: resumeVerdict(plan, facts) };
  const verdict = pauseVerdict(plan, facts);
  const offered = verdict.allowed || verdict.why === 'paused-within-12-months';
  return offered ? { is: 'pause', verdict } : null;
}
