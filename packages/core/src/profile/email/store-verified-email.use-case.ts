import { isNativeAccount } from '../fields/profile-fields.policy.ts';
import type { Profile } from '../profile.ts';
import type { VerifiedEmailGateway } from './verified-email-gateway.port.ts';

export type StoreEmailVerdict =
  | { readonly stored: true }
  | { readonly stored: false; readonly why: 'same' | 'federated' | 'not-taken' };

/** PROF-9: repeats what the API missed when the user pool confirmed a new email. The session has the pool's email. */
export class StoreVerifiedEmail {
  readonly #stored: VerifiedEmailGateway;

  constructor(stored: VerifiedEmailGateway) {
    this.#stored = stored;
  }

  async run(sessionEmail: string, profile: Profile): Promise<StoreEmailVerdict> {
    if (profile.doesNotExist === true || comparable(sessionEmail) === comparable(profile.email)) {
      return { stored: false, why: 'same' };
    }
    // The email of a provider's account is the provider's to change.
    if (!isNativeAccount(profile)) return { stored: false, why: 'federated' };
    const answer = await this.#stored.store();
    return answer.ok ? { stored: true } : { stored: false, why: 'not-taken' };
  }
}

function comparable(email: string): string {
  return email.trim().toLowerCase();
}
