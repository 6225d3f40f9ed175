import type { Instant } from './instant.ts';

/** The current time for use cases. Policies receive `now` as an argument. */
export abstract class Clock {
  abstract now(): Instant;
}
