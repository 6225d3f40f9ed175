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

type Hands = {
  /** Each profile that a look brought. */
  readonly loaded: (profile: Profile) => void;
  /** Once, unless there was nothing to watch or it was stopped. */
  readonly over: (why: MigrationWatchEnd) => void;
};

/** NOTE-2: watches until the projects are there, then says so. What is decided when stands in the machine. */
export class WatchMigration {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #profiles: ProfileGateway;

  constructor(clock: Clock, timer: Timer, profiles: ProfileGateway) {
    this.#clock = clock;
    this.#timer = timer;
    this.#profiles = profiles;
  }

  /** Begins to watch if these notices say so. What it gives back stops it. */
  run(seen: readonly Notice[], hands: Hands): CancelTimer {
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
      if (watch.is === 'over') hands.over(watch.why);
    };
    const timePassed = () => happen({ type: 'time-passed', at: this.#clock.now() });
    const look = async () => {
      const profile = await this.#profiles.load();
      if (watch.is !== 'looking') return;
      if (profile.ok) hands.loaded(profile.value);
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
