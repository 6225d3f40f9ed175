import { HOUR, MINUTE, SECOND, type Instant } from '../shared/instant.ts';

// START-7
export const CACHED_QUERY_LIFETIME = HOUR;

// START-7
export function estimateLifetime({ production }: { readonly production: boolean }): number {
  return production ? 15 * SECOND : 5 * MINUTE;
}

/** START-7: from this instant on it is requested again. */
export function isStale(fetchedAt: Instant, now: Instant, lifetime: number): boolean {
  return now - fetchedAt >= lifetime;
}
