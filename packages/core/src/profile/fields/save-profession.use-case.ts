import { ok, type Result } from '../../shared/result.ts';
import type { ProfileChanges } from '../profile-changes.policy.ts';
import type { ProfileEditor, ProfileSaveFailure } from '../profile-editor.port.ts';

export class SaveProfession {
  readonly #editor: ProfileEditor;

  constructor(editor: ProfileEditor) {
    this.#editor = editor;
  }

  /** A value of the professions list; blank or null removes the profession. */
  async run(profession: string | null): Promise<Result<ProfileChanges, ProfileSaveFailure>> {
    const changes = { professionType: profession === '' ? null : profession };
    const saved = await this.#editor.save(changes);
    return saved.ok ? ok(changes) : saved;
  }
}
