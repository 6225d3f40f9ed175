import { HOUR, type Instant } from './instant.ts';

// START-7
export const CACHED_QUERY_LIFETIME = HOUR;

/** START-7: from this instant on it is requested again. */
export function isStale(fetchedAt: Instant, now: Instant, lifetime: number): boolean {
  return now - fetchedAt >= lifetime;
}
