import type { ProfileFailure } from '../../profile/profile-gateway.port.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Instant } from '../../shared/instant.ts';
import { aProfile } from './profile.builder.ts';

/** A sent code, its destination and time. */
export type SentCode = { readonly code: string; readonly to: string; readonly at: Instant };

/** One user's account in memory. Fakes of the profile's ports that share it see each other's changes. */
export class FakeAccount {
  profile: Profile;
  password: string;
  emailCode: SentCode | null = null;
  phoneCode: SentCode | null = null;
  /** While not null, every call on this account fails with this code. */
  failure: ProfileFailure | null = null;
  #codes = 0;

  constructor(profile: Profile = aProfile(), password = 'Correct-1') {
    this.profile = profile;
    this.password = password;
  }

  change(changes: Partial<Profile>): void {
    this.profile = { ...this.profile, ...changes };
  }

  /** Six digits, different each time. */
  newCode(): string {
    this.#codes += 1;
    return String(100_000 + this.#codes);
  }
}
