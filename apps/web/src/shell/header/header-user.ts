import { featureVerdict, type GatedFeature } from '@ridgeline/core/plans';
import { currentSubscription, type Profile, shownName } from '@ridgeline/core/profile';
import { makeAutoObservable } from 'mobx';
import { isComplete } from '../../view-model/complete-account.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

/** The signed-in user, as the parts of the header need to know them. */
export class HeaderUser {
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this);
  }

  get profile(): Profile | null {
    return this.#session.profile;
  }

  get email(): string {
    const { session } = this.#session;
    return session.is === 'signed-in' ? session.email : '';
  }

  get name(): string {
    const name = this.profile === null ? '' : shownName(this.profile);
    return name === '' ? this.email : name;
  }

  get isComplete(): boolean {
    return isComplete(this.#session.session);
  }

  get limits() {
    if (this.profile === null) return null;
    return currentSubscription(this.profile)?.limits ?? this.profile.limits ?? null;
  }

  /** HDR-12: false while a permission is unknown; the feature's screen decides then. */
  lacks(feature: GatedFeature): boolean {
    return this.limits !== null && !featureVerdict(feature, this.limits).allowed;
  }
}
