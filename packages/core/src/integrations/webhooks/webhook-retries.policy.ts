import type { Instant } from '../../shared/instant.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after each try that was not accepted; together about a day. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR] as const;

/** Seconds to the next try, after this many; null after the last. */
export function nextWebhookTry(tries: number): number | null {
  return PAUSES[tries - 1] ?? null;
}

const GONE = 410;

export type AfterFailure = {
  /** Seconds; null if the delivery is given up. */
  readonly retryIn: number | null;
  /** The address gets nothing any more until its owner turns it on again. */
  readonly disables: boolean;
};

/**
 * After a try that was not accepted. An address that is gone (410), or has accepted nothing since a delivery was first
 * tried until that is given up, about a day later, is disabled.
 */
export function afterWebhookFailure(facts: {
  readonly status: number | null;
  readonly tries: number;
  readonly firstTriedAt: Instant;
  readonly lastAcceptedAt: Instant | null;
}): AfterFailure {
  if (facts.status === GONE) return { retryIn: null, disables: true };
  const retryIn = nextWebhookTry(facts.tries);
  const hasAcceptedSince = facts.lastAcceptedAt !== null && facts.lastAcceptedAt >= facts.firstTriedAt;
  return { retryIn, disables: retryIn === null && !hasAcceptedSince };
}
