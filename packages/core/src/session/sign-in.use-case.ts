import { fail, type Result } from '../shared/result.ts';
import type { AccountDirectory } from '../shared/account-directory.port.ts';
import type { Identity, SignedInIdentity } from './identity.port.ts';
import { mayBeProviderAccount, signInFailure, type SignInFailure } from './sign-in-failure.policy.ts';

export class SignIn {
  readonly #identity: Identity;
  readonly #accounts: AccountDirectory;

  constructor(identity: Identity, accounts: AccountDirectory) {
    this.#identity = identity;
    this.#accounts = accounts;
  }

  async run(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<Result<SignedInIdentity, SignInFailure>> {
    const attempt = await this.#identity.signInWithPassword(credentials.email, credentials.password);
    if (attempt.ok) return attempt;

    const refusal = attempt.failure;
    const account = mayBeProviderAccount(refusal) ? await this.#accounts.statusOf(credentials.email) : null;
    return fail(signInFailure(refusal, account));
  }
}
