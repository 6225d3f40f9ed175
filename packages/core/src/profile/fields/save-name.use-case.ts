import { fail, ok, type Result } from '../../shared/result.ts';
import { fullName, parsePersonName, type PersonName, type PersonNameFailure } from '../person-name.policy.ts';
import type { ProfileEditor, ProfileSaveFailure } from '../profile-editor.port.ts';

export type SaveNameFailure =
  | { readonly code: 'name-incomplete'; readonly problems: PersonNameFailure }
  | { readonly code: ProfileSaveFailure };

export class SaveName {
  readonly #editor: ProfileEditor;

  constructor(editor: ProfileEditor) {
    this.#editor = editor;
  }

  async run(input: PersonName): Promise<Result<PersonName & { readonly name: string }, SaveNameFailure>> {
    const name = parsePersonName(input);
    if (!name.ok) return fail({ code: 'name-incomplete', problems: name.failure });
    const changes = { ...name.value, name: fullName(name.value) };
    const saved = await this.#editor.save(changes);
    return saved.ok ? ok(changes) : fail({ code: saved.failure });
  }
}
