import { type Instant, MINUTE, SECOND } from '@ridgeline/core/shared';

/** The number of consecutive wrong tries, and the time of the last one. */
export type WrongTries = { readonly count: number; readonly lastAt: Instant };

const TRIES_ALLOWED = 5;
const LONGEST_LOCK = 15 * MINUTE;

// AUTH-5
/** The fifth wrong try locks for a second, each later one for twice as long, up to a quarter of an hour. */
export function lockedUntil(tries: WrongTries | null): Instant | null {
  if (tries === null || tries.count < TRIES_ALLOWED) return null;
  return tries.lastAt + Math.min(SECOND * 2 ** (tries.count - TRIES_ALLOWED), LONGEST_LOCK);
}

export function isLocked(tries: WrongTries | null, now: Instant): boolean {
  const until = lockedUntil(tries);
  return until !== null && now < until;
}

/** The count restarts after a quarter of an hour without a wrong try. */
export function afterWrongTry(tries: WrongTries | null, now: Instant): WrongTries {
  const forgotten = tries === null || now - tries.lastAt >= LONGEST_LOCK;
  return { count: forgotten ? 1 : tries.count + 1, lastAt: now };
}
