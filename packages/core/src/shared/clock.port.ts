import type { Instant } from './instant.ts';

/** Where a use case learns what time it is. Policies never ask: they are given `now`. */
export abstract class Clock {
  abstract now(): Instant;
}
