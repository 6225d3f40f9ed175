import type { Result } from '../shared/result.ts';
import type { Profile } from './profile.ts';

/** `signed-out`: the session is no longer valid. `unavailable`: no response, or one that cannot be parsed. */
export type ProfileFailure = 'signed-out' | 'unavailable';

export abstract class ProfileGateway {
  abstract load(): Promise<Result<Profile, ProfileFailure>>;
}
