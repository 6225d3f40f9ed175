import {
  type StoreEmailFailure,
  VerifiedEmailGateway,
} from '../../profile/email/verified-email-gateway.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from './fake-account.ts';

/** The API's part of a new email, in memory: `proven` is the email in the session's token. */
export class FakeVerifiedEmailGateway extends VerifiedEmailGateway {
  readonly account: FakeAccount;
  failure: StoreEmailFailure | null = null;
  stores = 0;
  readonly #proven: () => string;

  constructor(account: FakeAccount = new FakeAccount(), proven: () => string = () => account.profile.email) {
    super();
    this.account = account;
    this.#proven = proven;
  }

  override async store(): Promise<Result<void, StoreEmailFailure>> {
    this.stores += 1;
    if (this.failure !== null) return fail(this.failure);
    this.account.change({ email: this.#proven() });
    return done;
  }
}
