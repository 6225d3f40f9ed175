import {
  type CopyId,
  isNativeAccount,
  type Profile,
  type ProfileField,
  profileFields,
  profileMessages,
  shownRole,
  shownUserId,
} from '@ridgeline/core/profile';
import type { LinkedRoute } from '@ridgeline/core/routes';
import { type Locale, say } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { PendingSaves } from '../../view-model/pending-saves.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { SyncedLanguage } from '../../view-model/synced-language.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { EmailReturn } from './email-return.ts';
import type { PhoneEntry } from './phone-entry.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { ProfessionField } from './profession-field.ts';
import type { SessionEnds } from './session-ends.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly profession: ProfessionField;
  readonly phone: PhoneEntry;
  readonly sessions: SessionEnds;
  readonly deletion: AccountDeletion;
  readonly emailReturn: EmailReturn;
  readonly pending: PendingSaves;
  readonly synced: SyncedLanguage;
  readonly copyId: CopyId;
};

export type ShownField = {
  readonly name: ProfileField['name'] | 'company';
  /** `hidden`: a value exists but is not shown. `choice`, `phone`: edited here, each in its own field. */
  readonly value:
    | { readonly is: 'text'; readonly text: string }
    | { readonly is: 'none' | 'hidden' | 'choice' | 'phone' };
  readonly canCopy: boolean;
  /** The screen that edits it. */
  readonly changedAt: ProfileRoute | null;
};
type ProfileRoute = LinkedRoute & ('changeEmail' | 'changePassword' | 'companyDetails');

/** The full profile: the fields, the language, the sessions and the end of the account. */
export class ProfileViewModel {
  readonly profession: ProfessionField;
  readonly phone: PhoneEntry;
  readonly sessions: SessionEnds;
  readonly deletion: AccountDeletion;
  readonly #dependencies: Dependencies;
  #stopWaiting = (): void => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.profession = dependencies.profession;
    this.phone = dependencies.phone;
    this.sessions = dependencies.sessions;
    this.deletion = dependencies.deletion;
    makeAutoObservable(
      this,
      { profession: false, phone: false, sessions: false, deletion: false },
      { autoBind: true },
    );
  }

  enter(): void {
    void this.profession.load();
    void this.#dependencies.emailReturn.confirm();
    this.#stopWaiting = this.#dependencies.pending.add(this.#flush);
  }

  /** PROF-5: what waits is saved when the screen is left, when the page is hidden, and before a sign-out. */
  leave(): void {
    this.#stopWaiting();
    void this.#flush();
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
    void this.#dependencies.synced.choose(locale);
  }

  // PROF-10
  async copyUserId(): Promise<void> {
    const { copyId, toasts, language } = this.#dependencies;
    const profile = this.#profile;
    if (profile === null) return;
    const copied = await copyId.run(profile.userId, 'user-id-copied');
    toasts.show({
      tone: copied.ok ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, copied.ok ? copied.value : copied.failure),
    });
  }

  readonly #flush = async (): Promise<void> => {
    await Promise.all([this.phone.flush(), this.profession.flush()]);
  };

  get #profile(): Profile | null {
    return this.#dependencies.session.profile;
  }

  #shown({ name, use }: ProfileField, profile: Profile): ShownField {
    return {
      name,
      value: this.#valueOf(name, profile),
      canCopy: use === 'copy',
      changedAt: changedAt({ name, use }),
    };
  }

  #valueOf(name: ProfileField['name'], profile: Profile): ShownField['value'] {
    switch (name) {
      case 'profession':
        return { is: 'choice' };
      case 'phone':
        return { is: 'phone' };
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

function changedAt({ name, use }: ProfileField): ProfileRoute | null {
  if (use !== 'change') return null;
  return name === 'email' ? 'changeEmail' : 'changePassword';
}

function textOrNone(text: string | null | undefined): ShownField['value'] {
  const shown = text?.trim() ?? '';
  return shown === '' ? { is: 'none' } : { is: 'text', text: shown };
}
