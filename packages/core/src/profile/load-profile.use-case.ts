import type { Result } from '../shared/result.ts';
import type { ProfileFailure, ProfileGateway } from './profile-gateway.port.ts';
import type { Profile } from './profile.ts';

export class LoadProfile {
  readonly #profiles: ProfileGateway;

  constructor(profiles: ProfileGateway) {
    this.#profiles = profiles;
  }

  run(): Promise<Result<Profile, ProfileFailure>> {
    return this.#profiles.load();
  }
}
