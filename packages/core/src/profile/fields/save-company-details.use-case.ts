import { ok, type Result } from '../../shared/result.ts';
import { parseCompanyDetails, type CompanyDetailsFailure } from './company-details.policy.ts';
import type { ProfileChanges } from '../profile-changes.policy.ts';
import type { ProfileEditor, ProfileSaveFailure } from '../profile-editor.port.ts';

export class SaveCompanyDetails {
  readonly #editor: ProfileEditor;

  constructor(editor: ProfileEditor) {
    this.#editor = editor;
  }

  async run(
    input: Readonly<Record<string, unknown>>,
  ): Promise<Result<ProfileChanges, CompanyDetailsFailure | ProfileSaveFailure>> {
    const details = parseCompanyDetails(input);
    if (!details.ok) return details;
    const saved = await this.#editor.save(details.value);
    return saved.ok ? ok(details.value) : saved;
  }
}
