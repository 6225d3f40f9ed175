import { done, fail, type Result } from '../shared/result.ts';
import type { Identity, SignOutFailure, SignOutReach } from './identity.port.ts';
import type { Preferences } from '../shared/preferences.port.ts';
import type { ResetApp } from './reset-app.use-case.ts';

export class SignOut {
  readonly #identity: Identity;
  readonly #reset: ResetApp;
  readonly #preferences: Preferences;

  constructor(identity: Identity, reset: ResetApp, preferences: Preferences) {
    this.#identity = identity;
    this.#reset = reset;
    this.#preferences = preferences;
  }

  /**
   * START-3: signs out and deletes the user's local data, also without a connection. The pool is not reached then, so a
   * user who chose all devices is told that the others are still signed in.
   */
  async run(reach: SignOutReach = 'here'): Promise<Result<void, SignOutFailure>> {
    const answer = await this.#tellPool(reach);
    await this.forget();
    return answer;
  }

  async #tellPool(reach: SignOutReach): Promise<Result<void, SignOutFailure>> {
    try {
      return await this.#identity.signOut(reach);
    } catch {
      // The tokens are deleted with the rest of the session storage.
      return reach === 'everywhere' ? fail('still-in-elsewhere') : done;
    }
  }

  /** For a session that ended elsewhere, e.g. in another tab. */
  async forget(): Promise<void> {
    await this.#reset.run();
    // D START-4.1: the cookie says that a person is signed in; a reset alone leaves cookies as they are.
    this.#preferences.forget('login');
  }
}
