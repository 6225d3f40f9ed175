import type { Preferences } from '../session/preferences.port.ts';
import type { SignedIn } from '../session/session.ts';
import type { SignInKind } from '../session/sign-in-kind.ts';
import { afterSignIn } from './after-sign-in.policy.ts';
import type { AppPath } from './app-path.ts';
import { forgetStoredRedirect, readStoredRedirect } from './stored-redirect.ts';

export class FinishSignIn {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** NAV-9 START-4: where a person goes who has just signed in; the stored target is used up, and the login cookie set. */
  run(session: SignedIn, kind: SignInKind): AppPath {
    const path = afterSignIn(session, readStoredRedirect(this.#preferences), kind);
    forgetStoredRedirect(this.#preferences);
    this.#preferences.write('login', 'true');
    return path;
  }
}
