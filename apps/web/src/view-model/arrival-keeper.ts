import type { IdentifyVisitor, PostUtm } from '@ridgeline/core/marketing';
import type { AliasDevice } from '@ridgeline/core/session';
import { reaction } from 'mobx';
import type { SessionStore } from './session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly postUtm: PostUtm;
  readonly identify: IdentifyVisitor;
  readonly aliasDevice: AliasDevice;
};

/** API-3 START-4: with each sign-in, who it is, where they came from and which device it was. Nothing waits for it. */
export class ArrivalKeeper {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** NAV-8: the API takes nothing of a person without a profile. Returns the unsubscribe function. */
  keep(): () => void {
    const store = this.#dependencies.session;
    return reaction(
      () => (store.session.is === 'signed-in' && store.session.termsAccepted ? store.visit.number : null),
      (visit) => void (visit !== null && this.#arrive()),
      { fireImmediately: true },
    );
  }

  async #arrive(): Promise<void> {
    const { session, postUtm, identify, aliasDevice } = this.#dependencies;
    const { profile } = session;
    if (profile === null) return;
    identify.run(profile.email);
    await Promise.all([postUtm.run(profile), aliasDevice.run(profile.userId)]);
  }
}
