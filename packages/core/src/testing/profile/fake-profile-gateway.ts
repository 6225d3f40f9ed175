import { ProfileGateway, type ProfileFailure } from '../../profile/profile-gateway.port.ts';
import type { Profile } from '../../profile/profile.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { FakeAccount } from './fake-account.ts';

/** A profile in memory. Passes `profileGatewayContract`, as the real adapters do. */
export class FakeProfileGateway extends ProfileGateway {
  readonly account: FakeAccount;
  loads = 0;
  #failure: ProfileFailure | null = null;

  constructor(account: FakeAccount = new FakeAccount()) {
    super();
    this.account = account;
  }

  /** Makes every later load fail with this code; null ends that. */
  failWith(failure: ProfileFailure | null): void {
    this.#failure = failure;
  }

  override async load(): Promise<Result<Profile, ProfileFailure>> {
    this.loads += 1;
    const failure = this.#failure ?? this.account.failure;
    return failure === null ? ok(this.account.profile) : fail(failure);
  }
}
