import { pathTo } from '../../routes/path-to.ts';
import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import { googleAccount, type GoogleAccount } from './google-account.policy.ts';
import type { GiveUpOneTap } from './give-up-one-tap.use-case.ts';
import type { GoogleSessions } from './google-sessions.port.ts';
import type { SignInWithGoogle } from './sign-in-with-google.use-case.ts';

export type GoogleReturn = GoogleAccount | { readonly is: 'unavailable' };

export class ReturnFromGoogle {
  readonly #signIn: SignInWithGoogle;
  readonly #giveUp: GiveUpOneTap;
  readonly #google: GoogleSessions;
  readonly #accounts: AccountDirectory;

  constructor(
    signIn: SignInWithGoogle,
    giveUp: GiveUpOneTap,
    google: GoogleSessions,
    accounts: AccountDirectory,
  ) {
    this.#signIn = signIn;
    this.#giveUp = giveUp;
    this.#google = google;
    this.#accounts = accounts;
  }

  /** AUTH-7 D AUTH-9.1: without a code the prompt was skipped or not displayed. */
  async run(query: { readonly code?: string }): Promise<GoogleReturn> {
    if (!query.code) {
      return { is: 'turned-away', path: (await this.#giveUp.run('skipped')) ?? pathTo('login') };
    }
    const signedIn = await this.#signIn.run(query);
    if (!signedIn.ok) {
      return signedIn.failure === 'unavailable'
        ? { is: 'unavailable' }
        : { is: 'turned-away', path: pathTo('login') };
    }
    const { email } = signedIn.value;
    const account = googleAccount(email, await this.#accounts.statusOf(email));
    // Google's response is complete; delete the stored request.
    await this.#google.signOut();
    return account;
  }
}
