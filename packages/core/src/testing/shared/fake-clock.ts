import { Clock } from '../../shared/clock.port.ts';
import type { Instant } from '../../shared/instant.ts';

/** A clock that moves only on request. */
export class FakeClock extends Clock {
  #now: Instant;

  constructor(now: Instant | string = '2026-03-02T15:00:00Z') {
    super();
    this.#now = typeof now === 'string' ? Date.parse(now) : now;
  }

  override now(): Instant {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
