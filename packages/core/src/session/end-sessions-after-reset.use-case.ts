import type { AccountEndGateway } from '../profile/account-end-gateway.port.ts';
import type { Preferences } from '../shared/preferences.port.ts';
import type { SignedInIdentity } from './identity.port.ts';

/**
 * D PROF-7.1: a password is reset without a session, and so without a token for the API. The API ends the other sessions
 * at the first sign-in with the new password, or if it cannot be reached then, at a later start of that session.
 */
export class EndSessionsAfterReset {
  readonly #preferences: Preferences;
  readonly #ends: AccountEndGateway;

  constructor(preferences: Preferences, ends: AccountEndGateway) {
    this.#preferences = preferences;
    this.#ends = ends;
  }

  async run({ email }: SignedInIdentity): Promise<void> {
    if (this.#preferences.read('passwordResetOf') !== email.toLowerCase()) return;
    const ended = await this.#ends.endOtherSessions({ passwordChanged: true });
    if (ended.ok) this.#preferences.forget('passwordResetOf');
  }
}
