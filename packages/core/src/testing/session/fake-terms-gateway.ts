import type { ProfileFailure } from '../../profile/profile-gateway.port.ts';
import { TermsGateway } from '../../session/terms-gateway.port.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from '../profile/fake-account.ts';
import { FakeClock } from '../shared/fake-clock.ts';

/** Writes the acceptance into a `FakeAccount`, by its own clock. */
export class FakeTermsGateway extends TermsGateway {
  readonly account: FakeAccount;
  readonly #clock: Clock;

  constructor(account: FakeAccount = new FakeAccount(), clock: Clock = new FakeClock()) {
    super();
    this.account = account;
    this.#clock = clock;
  }

  override async accept(): Promise<Result<void, ProfileFailure>> {
    const { failure, profile } = this.account;
    if (failure !== null) return fail(failure);
    this.account.change({ acceptedTosAt: profile.acceptedTosAt ?? this.#clock.now() });
    return done;
  }
}
