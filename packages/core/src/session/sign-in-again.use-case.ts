import type { Identity } from './identity.port.ts';
import { SESSION_EXPIRED_DIALOG } from './session-renewal.policy.ts';

export class SignInAgain {
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  /** START-5: what the Sign In button of the expired session does; the page is loaded anew afterwards. */
  async run(): Promise<typeof SESSION_EXPIRED_DIALOG.afterwards> {
    await this.#identity.signOut();
    return SESSION_EXPIRED_DIALOG.afterwards;
  }
}
