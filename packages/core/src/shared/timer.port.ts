export type CancelTimer = () => void;

/** What lets time pass. Core decides by instants alone; only what must wake up by itself is given a timer. */
export abstract class Timer {
  /** Calls `act` once, after so many milliseconds, unless it is cancelled before. */
  abstract after(milliseconds: number, act: () => void): CancelTimer;
}
