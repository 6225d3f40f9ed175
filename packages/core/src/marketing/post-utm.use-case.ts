import type { Profile } from '../profile/profile.ts';
import type { UtmGateway } from './utm-gateway.port.ts';
import type { UtmStore } from './utm-store.port.ts';
import { isUtmToBePosted } from './utm.policy.ts';

export type PostUtmVerdict =
  | { readonly posted: true }
  | { readonly posted: false; readonly why: 'nothing-kept' | 'known-already' | 'signed-out' | 'unavailable' };

/** API-3: posts the user's UTM data to the API after a sign-in. */
export class PostUtm {
  readonly #store: UtmStore;
  readonly #gateway: UtmGateway;

  constructor(store: UtmStore, gateway: UtmGateway) {
    this.#store = store;
    this.#gateway = gateway;
  }

  async run(profile: Pick<Profile, 'utmUpdatedAt'>): Promise<PostUtmVerdict> {
    const kept = this.#store.kept();
    if (kept === null) return { posted: false, why: 'nothing-kept' };
    if (!isUtmToBePosted(kept, profile.utmUpdatedAt)) return { posted: false, why: 'known-already' };
    const posted = await this.#gateway.post(kept.utm);
    return posted.ok ? { posted: true } : { posted: false, why: posted.failure };
  }
}
