import type { Identity, SignOutReach } from './identity.port.ts';
import type { Preferences } from './preferences.port.ts';
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

  /** START-3: nobody is signed in, and nothing is left of who was. Without a connection too: then the pool is told nothing. */
  async run(reach: SignOutReach = 'here'): Promise<void> {
    try {
      await this.#identity.signOut(reach);
    } catch {
      // The tokens go with the rest of the session storage.
    }
    await this.forget();
  }

  /** Of a session that was ended elsewhere, as in another tab. */
  async forget(): Promise<void> {
    await this.#reset.run();
    // START-4: D: the cookie says that somebody is signed in; a reset alone leaves cookies as they are.
    this.#preferences.forget('login');
  }
}
