import type { OwnRecords, UnlockOwnRecords } from '@ridgeline/core/sync';
import type { CancelTimer, Clock, Timer } from '@ridgeline/core/shared';
import { reaction } from 'mobx';
import type { SessionStore } from './session.store.ts';
import type { WaitingEdits } from './waiting-edits.store.ts';

/** Under this key the copies say to which team the person belonged when they were made. */
const TEAM = 'team';
/** Between two tries to have the secret, where the API did not give it. */
const PAUSE = 15_000;

type Dependencies = {
  readonly session: SessionStore;
  readonly unlock: UnlockOwnRecords;
  readonly records: OwnRecords;
  readonly clock: Clock;
  readonly timer: Timer;
  /** Keeps what was read before the records were unlocked. */
  readonly keepUnkept: () => Promise<void>;
  readonly edits: Pick<WaitingEdits, 'sendNow'>;
  /** Asks the browser not to delete what it stores for this site when its disk is full. */
  readonly persist: () => Promise<void>;
};

/** ADR 52: unlocks what this browser keeps of whoever is signed in. */
export class OfflineKeeper {
  readonly #dependencies: Dependencies;
  #cancel: CancelTimer = () => undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the unsubscribe function. */
  keep(): () => void {
    const { session } = this.#dependencies;
    const stop = reaction(
      () =>
        session.session.is === 'signed-in' && session.session.termsAccepted ? session.visit.number : null,
      (visit) => {
        this.#cancel();
        if (visit !== null) void this.#unlock(visit);
      },
      { fireImmediately: true },
    );
    return () => {
      this.#cancel();
      stop();
    };
  }

  async #unlock(visit: number): Promise<void> {
    const { session, unlock, timer, keepUnkept, edits, persist } = this.#dependencies;
    const isStillHere = () => session.visit.number === visit;
    if (!(await unlock.run(isStillHere))) {
      // With one bar, a call may fail that succeeds a little later.
      if (isStillHere()) this.#cancel = timer.after(PAUSE, () => void this.#unlock(visit));
      return;
    }
    await this.#forgetOtherTeam();
    await keepUnkept();
    await edits.sendNow();
    await persist();
  }

  /** Who leaves a team, or joins one, loses what was read before: it may not be theirs to read any more. */
  async #forgetOtherTeam(): Promise<void> {
    const { session, records, clock } = this.#dependencies;
    const text = session.profile?.teamId ?? '';
    const known = await records.read('copies', TEAM);
    if (known !== null && known.text !== text) await records.clear('copies');
    await records.write('copies', { key: TEAM, at: clock.now(), text });
  }
}
