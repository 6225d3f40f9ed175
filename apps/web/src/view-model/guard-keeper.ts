import type { EnterRoute, GuardVerdict } from '@ridgeline/core/navigation';
import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { SessionStore } from './session.store.ts';

/** Applies core's route guard to every change of the address or the session. */
export class GuardKeeper {
  verdict: GuardVerdict = { go: 'wait' };
  readonly #enterRoute: EnterRoute;
  readonly #session: SessionStore;
  readonly #navigation: Navigation;

  constructor(enterRoute: EnterRoute, session: SessionStore, navigation: Navigation) {
    this.#enterRoute = enterRoute;
    this.#session = session;
    this.#navigation = navigation;
    makeAutoObservable(this, { verdict: observableRef }, { autoBind: true });
  }

  /** Starts guarding; returns the unsubscribe function. */
  keep(): () => void {
    return autorun(() => {
      const verdict = this.#enterRoute.run(this.#session.session, this.#navigation.address);
      runInAction(() => (this.verdict = verdict));
      if (verdict.go === 'to') this.#navigation.go(verdict.path, { replace: true });
    });
  }
}
