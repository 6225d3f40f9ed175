import { SESSION_EXPIRED_DIALOG } from './session-renewal.policy.ts';
import type { SignOut } from './sign-out.use-case.ts';

export class SignInAgain {
  readonly #signOut: SignOut;

  constructor(signOut: SignOut) {
    this.#signOut = signOut;
  }

  /**
   * START-5 START-3: what the Sign In button of the expired session does; the page is loaded anew afterwards. It is a
   * sign-out like another: the next person may be somebody else, and finds nothing of who was here.
   */
  async run(): Promise<typeof SESSION_EXPIRED_DIALOG.afterwards> {
    await this.#signOut.run();
    return SESSION_EXPIRED_DIALOG.afterwards;
  }
}
