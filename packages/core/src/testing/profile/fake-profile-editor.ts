import { applyProfileChanges, type ProfileChanges } from '../../profile/profile-changes.policy.ts';
import { ProfileEditor, type ProfileSaveFailure } from '../../profile/profile-editor.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeAccount } from './fake-account.ts';

/** Saves into a profile in memory. Passes `profileEditorContract`, as the real adapters do. */
export class FakeProfileEditor extends ProfileEditor {
  readonly account: FakeAccount;
  readonly saved: ProfileChanges[] = [];
  #failure: ProfileSaveFailure | null = null;

  constructor(account: FakeAccount = new FakeAccount()) {
    super();
    this.account = account;
  }

  /** Makes every later save fail with this code; null ends that. */
  failWith(failure: ProfileSaveFailure | null): void {
    this.#failure = failure;
  }

  override async save(changes: ProfileChanges): Promise<Result<void, ProfileSaveFailure>> {
    if (this.account.failure === 'signed-out') return fail('signed-out');
    if (this.#failure !== null || this.account.failure !== null) return fail(this.#failure ?? 'save-failed');
    this.saved.push(changes);
    this.account.profile = applyProfileChanges(this.account.profile, changes);
    return done;
  }
}
