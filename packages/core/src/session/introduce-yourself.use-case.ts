import { afterIntroduction } from './after-sign-in.policy.ts';
import type { AppPath } from '../routes/app-path.ts';
import { fullName, parsePersonName, type PersonNameFailure } from '../profile/person-name.policy.ts';
import type { ProfileEditor, ProfileSaveFailure } from '../profile/profile-editor.port.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export type Introduction = {
  readonly givenName: string;
  readonly familyName: string;
  readonly profession: string | null;
};

export type IntroductionFailure =
  | { readonly code: 'form-incomplete'; readonly problems: PersonNameFailure }
  | { readonly code: ProfileSaveFailure };

export class IntroduceYourself {
  readonly #profiles: ProfileEditor;

  constructor(profiles: ProfileEditor) {
    this.#profiles = profiles;
  }

  /** AUTH-14 NAV-9: on the first login ever, and for the mandatory profile. `nameRequired: false` in the Apple-identity case (AUTH-11). */
  async run(
    introduction: Introduction,
    { carried, nameRequired = true }: { carried?: unknown; nameRequired?: boolean } = {},
  ): Promise<Result<AppPath, IntroductionFailure>> {
    const name = parsePersonName(introduction, { required: nameRequired });
    if (!name.ok) return fail({ code: 'form-incomplete', problems: name.failure });
    const professionType = introduction.profession === '' ? null : introduction.profession;
    const saved = await this.#profiles.save({ ...name.value, name: fullName(name.value), professionType });
    return saved.ok ? ok(afterIntroduction(carried)) : fail({ code: saved.failure });
  }
}
