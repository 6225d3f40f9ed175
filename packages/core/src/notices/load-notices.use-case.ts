import type { ProfileFailure, ProfileGateway } from '../profile/profile-gateway.port.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Notice } from '../profile/notice.ts';

/** Notices come with the profile. */
export class LoadNotices {
  readonly #profiles: ProfileGateway;

  constructor(profiles: ProfileGateway) {
    this.#profiles = profiles;
  }

  async run(): Promise<Result<readonly Notice[], ProfileFailure>> {
    const profile = await this.#profiles.load();
    return profile.ok ? ok(profile.value.notices ?? []) : profile;
  }
}
