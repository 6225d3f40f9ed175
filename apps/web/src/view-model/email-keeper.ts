import type { ProfileGateway, StoreVerifiedEmail } from '@ridgeline/core/profile';
import { reaction } from 'mobx';
import { reloadProfile } from './reload-profile.ts';
import type { SessionStore } from './session.store.ts';

/** PROF-9: where the API missed a new email, it is stored when the app is opened next; a tab reads one from another tab. */
export class EmailKeeper {
  readonly #session: SessionStore;
  readonly #profiles: ProfileGateway;
  readonly #storeEmail: StoreVerifiedEmail;

  constructor(session: SessionStore, profiles: ProfileGateway, storeEmail: StoreVerifiedEmail) {
    this.#session = session;
    this.#profiles = profiles;
    this.#storeEmail = storeEmail;
  }

  /** Once for each visit and email; returns the unsubscribe function. */
  keep(): () => void {
    return reaction(
      () => {
        const { session, visit } = this.#session;
        return session.is === 'signed-in' ? `${visit.number} ${session.email}` : null;
      },
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
