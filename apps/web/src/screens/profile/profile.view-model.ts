import {
  type CopyId,
  isNativeAccount,
  memberSince,
  parsePhone,
  type Profile,
  type ProfileField,
  profileFields,
  profileMessages,
  shownName,
  shownPlanTitle,
  shownRole,
  shownUserId,
  showPhone,
} from '@ridgeline/core/profile';
import type { LinkedRoute } from '@ridgeline/core/routes';
import type { SignOutReach } from '@ridgeline/core/session';
import { type Locale, say } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import type { NameEditor } from './name-editor.ts';
import type { ProfessionField } from './profession-field.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly name: NameEditor;
  readonly profession: ProfessionField;
  readonly copyId: CopyId;
  readonly signOut: SignOutWithToast;
  readonly timeZone: string;
};

export type HeaderCard = {
  readonly name: string;
  readonly photo: string | null;
  readonly team: string | null;
  readonly plan: string | null;
  readonly memberSince: string | null;
};

export type ShownField = {
  readonly name: ProfileField['name'] | 'company';
  /** `hidden`: a value exists but is not shown. `choice`: edited here, with its own field. */
  readonly value:
    | { readonly is: 'text'; readonly text: string }
    | { readonly is: 'none' | 'hidden' | 'choice' };
  readonly canCopy: boolean;
  /** The screen that edits it. */
  readonly changedAt: ProfileRoute | null;
};
export type ProfileRoute = LinkedRoute &
  ('changeEmail' | 'changePassword' | 'verifyPhone' | 'companyDetails');

/** The profile: name, fields, language and sign-out. The phone can only be read so far. */
export class ProfileViewModel {
  /** The reach of the pending sign-out. */
  leaving: SignOutReach | null = null;
  readonly name: NameEditor;
  readonly profession: ProfessionField;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.name = dependencies.name;
    this.profession = dependencies.profession;
    makeAutoObservable(this, { name: false, profession: false }, { autoBind: true });
  }

  enter(): void {
    this.name.enter();
    void this.profession.load();
  }

  leave(): void {
    this.name.leave();
    this.profession.leave();
  }

  // PROF-1
  get card(): HeaderCard | null {
    const profile = this.#profile;
    return profile === null
      ? null
      : {
          name: shownName(profile),
          photo: profile.photoURL ?? null,
          team: profile.team?.name ?? null,
          plan: shownPlanTitle(profile),
          memberSince: memberSince(profile.signUpTimestamp, this.#dependencies.timeZone),
        };
  }

  // PROF-3
  get isFederated(): boolean {
    const profile = this.#profile;
    return profile !== null && !isNativeAccount(profile);
  }

  /** PROF-2, and a link to PROF-8. */
  get fields(): readonly ShownField[] {
    const profile = this.#profile;
    if (profile === null) return [];
    const company: ShownField = {
      name: 'company',
      value: textOrNone(profile.company),
      canCopy: false,
      changedAt: 'companyDetails',
    };
    return [...profileFields(profile).map((field) => this.#shown(field, profile)), company];
  }

  get locale(): Locale {
    return this.#dependencies.language.locale;
  }

  choose(locale: Locale): void {
    this.#dependencies.language.choose(locale);
  }

  // PROF-10
  async copyUserId(): Promise<void> {
    const { copyId, toasts, language } = this.#dependencies;
    const profile = this.#profile;
    if (profile === null) return;
    const copied = await copyId.run(profile.userId, 'user-id-copied');
    toasts.show({
      tone: copied.ok ? 'ok' : 'danger',
      text: say(profileMessages, language.locale, copied.ok ? copied.value : copied.failure),
    });
  }

  async signOut(reach: SignOutReach): Promise<void> {
    if (this.leaving !== null) return;
    this.leaving = reach;
    await this.#dependencies.signOut.run(reach);
    runInAction(() => (this.leaving = null));
  }

  get #profile(): Profile | null {
    return this.#dependencies.session.profile;
  }

  #shown({ name, use }: ProfileField, profile: Profile): ShownField {
    return {
      name,
      value: this.#valueOf(name, profile),
      canCopy: use === 'copy',
      changedAt: changedAt({ name, use }, profile),
    };
  }

  #valueOf(name: ProfileField['name'], profile: Profile): ShownField['value'] {
    switch (name) {
      case 'profession':
        return { is: 'choice' };
      case 'phone':
        return textOrNone(showPhone(profile.phone));
      case 'role':
        return textOrNone(shownRole(profile, this.locale));
      case 'email':
        return textOrNone(profile.email);
      case 'password':
        return { is: 'hidden' };
      case 'userId':
        return textOrNone(shownUserId(profile.userId));
    }
  }
}

function changedAt({ name, use }: ProfileField, profile: Profile): ProfileRoute | null {
  if (name === 'email' && use === 'change') return 'changeEmail';
  if (name === 'password' && use === 'change') return 'changePassword';
  // PROF-6: only a number that can receive text messages.
  const canVerify = name === 'phone' && profile.phoneVerified !== true && parsePhone(profile.phone).ok;
  return canVerify ? 'verifyPhone' : null;
}

function textOrNone(text: string | null | undefined): ShownField['value'] {
  const shown = text?.trim() ?? '';
  return shown === '' ? { is: 'none' } : { is: 'text', text: shown };
}
