import type { ProfileGateway, StoreVerifiedEmail } from '@ridgeline/core/profile';
import { reaction } from 'mobx';
import { reloadProfile } from './reload-profile.ts';
import type { SessionStore } from './session.store.ts';

/** PROF-9: where the API missed a new email, it is stored when the app is opened next. */
export class EmailKeeper {
  readonly #session: SessionStore;
  readonly #profiles: ProfileGateway;
  readonly #storeEmail: StoreVerifiedEmail;

  constructor(session: SessionStore, profiles: ProfileGateway, storeEmail: StoreVerifiedEmail) {
    this.#session = session;
    this.#profiles = profiles;
    this.#storeEmail = storeEmail;
  }

  /** Once for each visit; returns the unsubscribe function. */
  keep(): () => void {
    return reaction(
      () => (this.#session.profile === null ? null : this.#session.visit.number),
      () => void this.#look(),
      { fireImmediately: true },
    );
  }

  async #look(): Promise<void> {
    const { session } = this.#session;
    if (session.is !== 'signed-in') return;
    const verdict = await this.#storeEmail.run(session.email, session.profile);
    if (verdict.stored) await reloadProfile(this.#session, this.#profiles);
  }
}
