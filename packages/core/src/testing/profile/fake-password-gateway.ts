import {
  type NewSessionFailure,
  type PasswordChangeRefusal,
  PasswordGateway,
} from '../../profile/password/password-gateway.port.ts';
import { judgeNewPassword } from '../../profile/password/password.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from './fake-account.ts';

/** A password in memory. Passes `passwordGatewayContract`, as the real adapters do. */
export class FakePasswordGateway extends PasswordGateway {
  readonly account: FakeAccount;
  isSignedIn = true;
  /** Whether the pool renews the user's other sessions. */
  othersGoOn = true;
  /** While not null, no new session begins. */
  newSessionFailure: NewSessionFailure | null = null;
  #refusal: PasswordChangeRefusal | null = null;

  constructor(account: FakeAccount = new FakeAccount()) {
    super();
    this.account = account;
  }

  /** Makes every later change fail with this code; null ends that. */
  refuseWith(refusal: PasswordChangeRefusal | null): void {
    this.#refusal = refusal;
  }

  override async change(current: string, next: string): Promise<Result<void, PasswordChangeRefusal>> {
    if (this.#refusal !== null) return fail(this.#refusal);
    if (current !== this.account.password) {
      return fail({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    }
    if (judgeNewPassword(next) !== null) {
      return fail({ code: 'InvalidPasswordException', message: 'Password did not conform with policy' });
    }
    this.account.password = next;
    return done;
  }

  override async beginNewSession(password: string): Promise<Result<void, NewSessionFailure>> {
    if (this.newSessionFailure === 'others-go-on') return fail('others-go-on');
    this.othersGoOn = false;
    this.isSignedIn = this.newSessionFailure === null && password === this.account.password;
    return this.isSignedIn ? done : fail('signed-out');
  }
}
