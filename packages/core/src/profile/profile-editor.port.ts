import type { Result } from '../shared/result.ts';
import type { ProfileChanges } from './profile-changes.policy.ts';

export type ProfileSaveFailure = 'signed-out' | 'save-failed';

export abstract class ProfileEditor {
  abstract save(changes: ProfileChanges): Promise<Result<void, ProfileSaveFailure>>;
}
