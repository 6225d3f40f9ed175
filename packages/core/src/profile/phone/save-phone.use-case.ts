import { ok, type Result } from '../../shared/result.ts';
import { parseOptionalPhone, type PhoneFailure } from './phone.policy.ts';
import type { ProfileChanges } from '../profile-changes.policy.ts';
import type { ProfileEditor, ProfileSaveFailure } from '../profile-editor.port.ts';

export class SavePhone {
  readonly #editor: ProfileEditor;

  constructor(editor: ProfileEditor) {
    this.#editor = editor;
  }

  async run(input: unknown): Promise<Result<ProfileChanges, PhoneFailure | ProfileSaveFailure>> {
    const phone = parseOptionalPhone(input);
    if (!phone.ok) return phone;
    const changes = { phone: phone.value };
    const saved = await this.#editor.save(changes);
    return saved.ok ? ok(changes) : saved;
  }
}
