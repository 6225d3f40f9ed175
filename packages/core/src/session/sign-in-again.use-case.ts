import { SESSION_EXPIRED_DIALOG } from './session-renewal.policy.ts';
import type { SignOut } from './sign-out.use-case.ts';

export class SignInAgain {
  readonly #signOut: SignOut;

  constructor(signOut: SignOut) {
    this.#signOut = signOut;
  }

  /**
   * START-5 START-3: action of the Sign In button of an expired session; the page is reloaded afterwards. It is a full
   * sign-out, since a different user may sign in next.
   */
  async run(): Promise<typeof SESSION_EXPIRED_DIALOG.afterwards> {
    await this.#signOut.run();
    return SESSION_EXPIRED_DIALOG.afterwards;
  }
}
