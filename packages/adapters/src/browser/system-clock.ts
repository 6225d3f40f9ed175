import { Clock, type Instant } from '@ridgeline/core';

export class SystemClock extends Clock {
  override now(): Instant {
    return Date.now();
  }
}
