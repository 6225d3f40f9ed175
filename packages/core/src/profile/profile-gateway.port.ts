import type { Result } from '../shared/result.ts';
import type { Profile } from './profile.ts';

/** `signed-out`: the session is no longer good. `unavailable`: nobody answered, or not in a way we understand. */
export type ProfileFailure = 'signed-out' | 'unavailable';

export abstract class ProfileGateway {
  abstract load(): Promise<Result<Profile, ProfileFailure>>;
}
