import { PhoneGateway, type PhoneCodeRefusal } from '../../profile/phone/phone-gateway.port.ts';
import type { Phone } from '../../profile/phone/phone.policy.ts';
import type { ProfileFailure } from '../../profile/profile-gateway.port.ts';
import { isVerificationCodeExpired } from '../../profile/verification-code.policy.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakeAccount } from './fake-account.ts';

/** Codes by text, in memory. Passes `phoneGatewayContract`, as the real adapters do. */
export class FakePhoneGateway extends PhoneGateway {
  readonly account: FakeAccount;
  readonly submitted: string[] = [];
  readonly #clock: Clock;

  constructor(account: FakeAccount = new FakeAccount(), clock: Clock = new FakeClock()) {
    super();
    this.account = account;
    this.#clock = clock;
  }

  override async requestCode(phone: Phone): Promise<Result<void, ProfileFailure>> {
    if (this.account.failure !== null) return fail(this.account.failure);
    this.account.phoneCode = { code: this.account.newCode(), to: phone, at: this.#clock.now() };
    return done;
  }

  override async submitCode(code: string): Promise<Result<void, PhoneCodeRefusal>> {
    this.submitted.push(code);
    if (this.account.failure !== null) return fail(this.account.failure);
    const sent = this.account.phoneCode;
    if (sent?.code !== code || isVerificationCodeExpired(sent.at, this.#clock.now()))
      return fail('code-refused');
    this.account.change({ phone: sent.to, phoneVerified: true });
    this.account.phoneCode = null;
    return done;
  }
}
