export type CancelTimer = () => void;

/** Schedules calls. Core decides by instants; only code that must run on its own later receives a timer. */
export abstract class Timer {
  /** Calls `act` once after this many milliseconds, unless it is canceled before. */
  abstract after(milliseconds: number, act: () => void): CancelTimer;
}
