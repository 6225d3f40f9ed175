import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import { screenAt, type ScreenName } from '../../view-model/screen-name.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

export class UnderConstructionViewModel {
  readonly #navigation: Navigation;
  readonly #session: SessionStore;

  constructor(navigation: Navigation, session: SessionStore) {
    this.#navigation = navigation;
    this.#session = session;
    makeAutoObservable(this);
  }

  get screen(): ScreenName {
    return screenAt(this.#navigation.address);
  }

  get isSignedIn(): boolean {
    return this.#session.profile !== null;
  }
}
