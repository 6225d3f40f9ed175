import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import type { SignInKind } from '../sign-in-kind.ts';
import { kindOfAccount } from '../welcome-back.policy.ts';

export class CheckSignUpEmail {
  readonly #accounts: AccountDirectory;

  constructor(accounts: AccountDirectory) {
    this.#accounts = accounts;
  }

  /** AUTH-11: the existing sign-in method of the email; null if it is free or the lookup failed. */
  async run(email: string): Promise<SignInKind | null> {
    const { status } = await this.#accounts.statusOf(email.trim());
    return kindOfAccount(status);
  }
}
