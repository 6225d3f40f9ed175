import type { ProfileGateway } from '../profile/profile-gateway.port.ts';
import type { Profile } from '../profile/profile.ts';
import type { Clock } from '../shared/clock.port.ts';
import { ok } from '../shared/result.ts';
import type { CancelTimer, Timer } from '../shared/timer.port.ts';
import {
  nextMigrationWatch,
  type MigrationWatch,
  type MigrationWatchEnd,
  type MigrationWatchEvent,
} from './migration-watch.machine.ts';
import type { Notice } from '../profile/notice.ts';

type Callbacks = {
  /** Receives the profile of each poll. */
  readonly loaded: (profile: Profile) => void;
  /** Called once when the migration ends, unless there was none or watching was stopped. */
  readonly over: (why: MigrationWatchEnd) => void;
};

/** NOTE-2: watches until the projects are migrated, then reports it. The timing rules are in the machine. */
export class WatchMigration {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #profiles: ProfileGateway;

  constructor(clock: Clock, timer: Timer, profiles: ProfileGateway) {
    this.#clock = clock;
    this.#timer = timer;
    this.#profiles = profiles;
  }

  /** Starts watching if the notices announce a migration. Returns the stop function. */
  run(seen: readonly Notice[], callbacks: Callbacks): CancelTimer {
    let watch: MigrationWatch = { is: 'off' };
    let cancel: CancelTimer | null = null;

    const happen = (event: MigrationWatchEvent) => {
      watch = nextMigrationWatch(watch, event);
      act();
    };
    const act = () => {
      const now = this.#clock.now();
      if (watch.is === 'waiting') cancel = this.#timer.after(Math.max(0, watch.until - now), timePassed);
      if (watch.is === 'looking') void look();
      if (watch.is === 'over') callbacks.over(watch.why);
    };
    const timePassed = () => happen({ type: 'time-passed', at: this.#clock.now() });
    const look = async () => {
      const profile = await this.#profiles.load();
      if (watch.is !== 'looking') return;
      if (profile.ok) callbacks.loaded(profile.value);
      const answer = profile.ok ? ok(profile.value.notices ?? []) : profile;
      happen({ type: 'answered', answer, at: this.#clock.now() });
    };

    happen({ type: 'notices-seen', notices: seen, at: this.#clock.now() });
    return () => {
      cancel?.();
      happen({ type: 'stopped' });
    };
  }
}
