import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import type { Email } from '../../shared/email.policy.ts';
import { googleAccount, type GoogleAccount } from './google-account.policy.ts';
import type { OneTapPrompt } from './one-tap-prompt.port.ts';

export type OneTapAnswer = { readonly is: 'none' } | (GoogleAccount & { readonly email: Email });

export class SignInByOneTap {
  readonly #prompt: OneTapPrompt;
  readonly #accounts: AccountDirectory;

  constructor(prompt: OneTapPrompt, accounts: AccountDirectory) {
    this.#prompt = prompt;
    this.#accounts = accounts;
  }

  /** AUTH-7 AUTH-9: the prompt grants nothing: the user pool asks Google itself, as after Google's own page. */
  async run(): Promise<OneTapAnswer> {
    const email = await this.#prompt.ask();
    if (email === null) return { is: 'none' };
    return { ...googleAccount(email, await this.#accounts.statusOf(email)), email };
  }

  /** The visitor has left the page, or signs in another way. */
  withdraw(): void {
    this.#prompt.withdraw();
  }
}
