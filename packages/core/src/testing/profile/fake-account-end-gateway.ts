import { type AccountEndFailure, AccountEndGateway } from '../../profile/account-end-gateway.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from './fake-account.ts';

/** Ends sessions in memory. Passes `accountEndGatewayContract`, as the real adapter does. */
export class FakeAccountEndGateway extends AccountEndGateway {
  readonly account: FakeAccount;
  /** Whether the API accepts the other sessions of the account. */
  othersGoOn = true;
  /** Whether the API knows that the password was changed. */
  knowsOfPasswordChange = false;
  isPersonDeleted = false;

  constructor(account: FakeAccount = new FakeAccount()) {
    super();
    this.account = account;
  }

  override async endOtherSessions(options?: {
    readonly passwordChanged: true;
  }): Promise<Result<void, AccountEndFailure>> {
    if (this.account.failure !== null) return fail(this.account.failure);
    this.othersGoOn = false;
    this.knowsOfPasswordChange ||= options?.passwordChanged === true;
    return done;
  }

  override async deletePerson(): Promise<Result<void, AccountEndFailure>> {
    if (this.account.failure !== null) return fail(this.account.failure);
    this.isPersonDeleted = true;
    this.othersGoOn = false;
    this.account.failure = 'signed-out';
    return done;
  }
}
