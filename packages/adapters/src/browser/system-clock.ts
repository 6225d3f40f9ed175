import { Clock, type Instant } from '@ridgeline/core/shared';

export class SystemClock extends Clock {
  override now(): Instant {
    return Date.now();
  }
}
