import { Timer, type CancelTimer } from '@ridgeline/core';

export class BrowserTimer extends Timer {
  override after(milliseconds: number, act: () => void): CancelTimer {
    const appointment = setTimeout(act, milliseconds);
    return () => clearTimeout(appointment);
  }
}
