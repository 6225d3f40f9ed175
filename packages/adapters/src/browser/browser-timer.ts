import { type CancelTimer, Timer } from '@ridgeline/core/shared';

export class BrowserTimer extends Timer {
  override after(milliseconds: number, act: () => void): CancelTimer {
    const appointment = setTimeout(act, milliseconds);
    return () => clearTimeout(appointment);
  }
}
