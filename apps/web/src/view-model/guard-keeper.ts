import { guard, type AppPath, type GuardVerdict } from '@ridgeline/core';
import { autorun, makeAutoObservable, observableRef } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { SessionStore } from './session.store.ts';

/** Keeps the address and the session in step: the verdict is core's, following it is done here. */
export class GuardKeeper {
  wanted: AppPath | null = null;
  readonly #session: SessionStore;
  readonly #navigation: Navigation;

  constructor(session: SessionStore, navigation: Navigation) {
    this.#session = session;
    this.#navigation = navigation;
    makeAutoObservable(this, { wanted: observableRef }, { autoBind: true });
  }

  get verdict(): GuardVerdict {
    return guard(this.#session.session, this.#navigation.address, { target: this.wanted, ignoreOnce: false });
  }

  /** Follows every verdict from now on; the answer stops it. */
  keep(): () => void {
    return autorun(() => this.#follow(this.verdict));
  }

  #follow(verdict: GuardVerdict): void {
    if (verdict.go !== 'to') return;
    // NAV-7: remembered on the way to the login; NAV-9: forgotten once it has been used.
    if (verdict.why === 'login-required') this.#remember(verdict.remember);
    if (verdict.why === 'already-signed-in') this.#remember(null);
    this.#navigation.go(verdict.path, { replace: true });
  }

  #remember(wanted: AppPath | null): void {
    this.wanted = wanted;
  }
}
