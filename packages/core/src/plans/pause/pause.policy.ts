import { DAY, type Instant } from '../../shared/instant.ts';
import type { PauseDates } from '../subscription.ts';

/** PAUSE-9: one pause in twelve months, counted in days. */
export const PAUSE_EVERY = 365 * DAY;

// D PAUSE-2.1: no phase of a pause lasts longer than the pause; one that was resumed before it took effect is not
// upcoming.
// D PAUSE-3.1: a pause without a start date has not taken effect yet.

// PAUSE-1
export function isPaused({ pausedAt, resumesAt }: PauseDates, now: Instant): boolean {
  if (pausedAt === null || resumesAt === null) return false;
  return now >= pausedAt && now < resumesAt;
}

/** PAUSE-1: the end of the current pause, or null without one. */
export function pausedUntil(pause: PauseDates, now: Instant): Instant | null {
  return isPaused(pause, now) ? pause.resumesAt : null;
}

// PAUSE-2
export function isPauseActive(pause: PauseDates, now: Instant): boolean {
  return isPaused(pause, now) && hasTakenEffect(pause, now);
}

// PAUSE-3
export function isAboutToPause(pause: PauseDates, now: Instant): boolean {
  return isPaused(pause, now) && !hasTakenEffect(pause, now);
}

/** PAUSE-4 PAUSE-9: when the plan can be paused again; null if it can be paused now. */
export function pauseRefusedUntil(pause: PauseDates, now: Instant): Instant | null {
  if (pause.pausedAt === null || !hasTakenEffect(pause, now)) return null;
  const until = pause.pausedAt + PAUSE_EVERY;
  return now < until ? until : null;
}

// PAUSE-4
export function canPauseAgain(pause: PauseDates, now: Instant): boolean {
  return pauseRefusedUntil(pause, now) === null;
}

// PAUSE-6
// D PAUSE-6.5: payments are not paused while one is due: the pause before it would be forgotten, and its months charged.
export function isPaymentDue({
  paidUntil,
  now,
}: {
  readonly paidUntil: Instant | null;
  readonly now: Instant;
}): boolean {
  return paidUntil !== null && paidUntil <= now;
}

function hasTakenEffect({ pauseActiveAt }: PauseDates, now: Instant): boolean {
  return pauseActiveAt !== null && now >= pauseActiveAt;
}
