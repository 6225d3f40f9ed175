import type { AccountEndGateway } from '../profile/account-end-gateway.port.ts';
import { fail, type Result } from '../shared/result.ts';
import type { Identity } from './identity.port.ts';
import type { SignOut } from './sign-out.use-case.ts';

/**
 * `account-not-deleted`: nothing has changed. `sign-in-not-deleted`: the data is deleted and the user signed out, but the
 * pool still has the account; the user can sign in, as a new one, and delete it again.
 */
export type DeleteAccountFailure = 'account-not-deleted' | 'sign-in-not-deleted';

/**
 * Deletes an account, first at the API and then in the pool: without its account nobody could sign in again to repeat a
 * deletion that the API did not confirm.
 */
export class DeleteAccount {
  readonly #ends: AccountEndGateway;
  readonly #identity: Identity;
  readonly #signOut: SignOut;

  constructor(ends: AccountEndGateway, identity: Identity, signOut: SignOut) {
    this.#ends = ends;
    this.#identity = identity;
    this.#signOut = signOut;
  }

  async run(): Promise<Result<void, DeleteAccountFailure>> {
    const person = await this.#ends.deletePerson();
    if (!person.ok) return fail('account-not-deleted');
    const account = await this.#identity.deleteAccount();
    await this.#signOut.run();
    return account.ok ? account : fail('sign-in-not-deleted');
  }
}
