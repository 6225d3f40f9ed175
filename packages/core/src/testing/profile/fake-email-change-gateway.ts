import { EmailChangeGateway, type EmailCodeRefusal } from '../../profile/email/email-change-gateway.port.ts';
import type { ProfileFailure } from '../../profile/profile-gateway.port.ts';
import { isVerificationCodeExpired } from '../../profile/verification-code.policy.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Email } from '../../shared/email.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakeAccount } from './fake-account.ts';

/** New addresses in memory. Passes `emailChangeGatewayContract`, as the real adapters do. */
export class FakeEmailChangeGateway extends EmailChangeGateway {
  readonly account: FakeAccount;
  readonly #clock: Clock;

  constructor(account: FakeAccount = new FakeAccount(), clock: Clock = new FakeClock()) {
    super();
    this.account = account;
    this.#clock = clock;
  }

  override async request(newEmail: Email): Promise<Result<void, ProfileFailure>> {
    if (this.account.failure !== null) return fail(this.account.failure);
    this.account.emailCode = { code: this.account.newCode(), to: newEmail, at: this.#clock.now() };
    return done;
  }

  override async confirm(code: string): Promise<Result<void, EmailCodeRefusal>> {
    if (this.account.failure !== null) return fail(this.account.failure);
    const sent = this.account.emailCode;
    if (sent?.code !== code || isVerificationCodeExpired(sent.at, this.#clock.now()))
      return fail('code-refused');
    this.account.change({ email: sent.to });
    this.account.emailCode = null;
    return done;
  }
}
