import type { Instant } from '../../shared/instant.ts';
import { Timer, type CancelTimer } from '../../shared/timer.port.ts';
import type { FakeClock } from './fake-clock.ts';

type Appointment = { readonly at: Instant; readonly act: () => void };

/** A timer that fires only when the test advances time, in due order. */
export class FakeTimer extends Timer {
  readonly #clock: FakeClock;
  #appointments: readonly Appointment[] = [];

  constructor(clock: FakeClock) {
    super();
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#appointments.length;
  }

  override after(milliseconds: number, act: () => void): CancelTimer {
    const appointment = { at: this.#clock.now() + milliseconds, act };
    this.#appointments = [...this.#appointments, appointment];
    return () => this.#remove(appointment);
  }

  /** Advances the clock, firing each due timer at its own instant, and lets pending promises settle. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#clock.now() + milliseconds;
    for (let next = this.#nextBy(end); next !== undefined; next = this.#nextBy(end)) {
      this.#clock.advance(Math.max(0, next.at - this.#clock.now()));
      this.#remove(next);
      next.act();
      await settle();
    }
    this.#clock.advance(end - this.#clock.now());
    await settle();
  }

  #nextBy(end: Instant): Appointment | undefined {
    return this.#appointments.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  #remove(appointment: Appointment): void {
    this.#appointments = this.#appointments.filter((kept) => kept !== appointment);
  }
}

/** Fires a millisecond too early, as browser timers may. */
export class EagerTimer extends FakeTimer {
  override after(milliseconds: number, act: () => void): CancelTimer {
    return super.after(Math.max(1, milliseconds - 1), act);
  }
}

/** Fakes resolve within a few microtask turns; this many are ample. */
const TURNS = 20;

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}
