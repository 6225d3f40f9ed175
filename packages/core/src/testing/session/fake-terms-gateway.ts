import { TermsGateway, type TermsFailure } from '../../session/terms-gateway.port.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from '../profile/fake-account.ts';
import { FakeClock } from '../shared/fake-clock.ts';

/** Writes the acceptance into a `FakeAccount`, by its own clock. */
export class FakeTermsGateway extends TermsGateway {
  readonly account: FakeAccount;
  /** Whether another account has the email. */
  isEmailInUse = false;
  readonly #clock: Clock;

  constructor(account: FakeAccount = new FakeAccount(), clock: Clock = new FakeClock()) {
    super();
    this.account = account;
    this.#clock = clock;
  }

  override async accept(): Promise<Result<void, TermsFailure>> {
    const { failure, profile } = this.account;
    if (failure !== null) return fail(failure);
    if (this.isEmailInUse) return fail('email-in-use');
    this.account.change({ acceptedTosAt: profile.acceptedTosAt ?? this.#clock.now() });
    return done;
  }
}
