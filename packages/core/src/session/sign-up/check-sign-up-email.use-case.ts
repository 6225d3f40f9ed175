import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import type { SignInKind } from '../sign-in-kind.ts';
import { kindOfAccount } from '../welcome-back.policy.ts';

export class CheckSignUpEmail {
  readonly #accounts: AccountDirectory;

  constructor(accounts: AccountDirectory) {
    this.#accounts = accounts;
  }

  /** AUTH-11: how the email signs in already; null where it is free, or where nobody could say. */
  async run(email: string): Promise<SignInKind | null> {
    const { status } = await this.#accounts.statusOf(email.trim());
    return kindOfAccount(status);
  }
}
