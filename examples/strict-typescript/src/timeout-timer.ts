import { type CancelTimer, Timer } from '@ridgeline/core/shared';

/** An adapter of one's own for a port of core. */
export class TimeoutTimer extends Timer {
  override after(milliseconds: number, act: () => void): CancelTimer {
    const timeout = setTimeout(act, milliseconds);
    return () => clearTimeout(timeout);
  }
}
