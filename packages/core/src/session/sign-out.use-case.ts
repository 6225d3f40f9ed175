import type { AccountEndGateway } from '../profile/account-end-gateway.port.ts';
import type { Preferences } from '../shared/preferences.port.ts';
import { done, fail, type Result } from '../shared/result.ts';
import type { Identity, SignOutFailure, SignOutReach } from './identity.port.ts';
import type { ResetApp } from './reset-app.use-case.ts';

type Dependencies = {
  readonly identity: Identity;
  readonly ends: AccountEndGateway;
  readonly reset: ResetApp;
  readonly preferences: Preferences;
};

export class SignOut {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * START-3: signs out and deletes the user's local data, also without a connection. The API and the pool may not be
   * reached then, so a user who chose all devices is told that the others are still signed in.
   */
  async run(reach: SignOutReach = 'here'): Promise<Result<void, SignOutFailure>> {
    const areOthersOut = reach === 'here' || (await this.#endOthersAtApi());
    const answer = await this.#signOutAtPool(reach);
    await this.forget();
    return areOthersOut ? answer : fail('still-in-elsewhere');
  }

  /** For a session that ended elsewhere, e.g. in another tab. */
  async forget(): Promise<void> {
    const { reset, preferences } = this.#dependencies;
    await reset.run();
    // D START-4.1: the cookie says that a person is signed in; a reset alone leaves cookies as they are.
    preferences.forget('login');
  }

  /** Before the pool ends this session, too: the API would refuse its token. */
  async #endOthersAtApi(): Promise<boolean> {
    return (await this.#dependencies.ends.endOtherSessions()).ok;
  }

  async #signOutAtPool(reach: SignOutReach): Promise<Result<void, SignOutFailure>> {
    try {
      return await this.#dependencies.identity.signOut(reach);
    } catch {
      // The tokens are deleted with the rest of the session storage.
      return reach === 'everywhere' ? fail('still-in-elsewhere') : done;
    }
  }
}
