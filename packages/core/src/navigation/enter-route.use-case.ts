import type { Preferences } from '../session/preferences.port.ts';
import type { Session } from '../session/session.ts';
import { guard, type GuardVerdict } from './guard.policy.ts';
import { forgetStoredRedirect, readStoredRedirect } from './stored-redirect.ts';

export class EnterRoute {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** NAV-7 NAV-9 START-4: the guard's verdict on an address; what it says is to be remembered or forgotten is. */
  run(session: Session, address: string): GuardVerdict {
    const verdict = guard(session, address, readStoredRedirect(this.#preferences));
    if (verdict.go !== 'to') return verdict;
    if (verdict.why === 'login-required' && verdict.remember !== null) {
      this.#preferences.write('redirectTarget', verdict.remember);
    }
    if (verdict.why === 'already-signed-in') {
      forgetStoredRedirect(this.#preferences);
      this.#preferences.write('login', 'true');
    }
    return verdict;
  }
}
