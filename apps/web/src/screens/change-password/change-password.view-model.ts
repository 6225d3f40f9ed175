import {
  type ChangePassword,
  isNativeAccount,
  judgePasswordForm,
  type PasswordChangeFailure,
  type PasswordFormVerdict,
  type PasswordRuleVerdict,
  profileMessages,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { parseEmail, say } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastMessage, ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly changePassword: ChangePassword;
};

type FieldFailure = Exclude<PasswordChangeFailure, { readonly at: 'toast' }>['code'];

/** PROF-7 VAL-5: a new password. The user's other sessions end with the old one (ADR 21). */
export class ChangePasswordViewModel {
  current = '';
  next = '';
  isNextDirty = false;
  isSaving = false;
  /** Before the first submit nothing is called missing. */
  wasSubmitted = false;
  refused: FieldFailure | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  // PROF-3
  get isNative(): boolean {
    const { profile } = this.#dependencies.session;
    return profile !== null && isNativeAccount(profile);
  }

  get currentProblem(): PasswordFormVerdict['current'] | 'incorrect-current-password' {
    if (this.refused === 'incorrect-current-password') return this.refused;
    return this.wasSubmitted ? this.#verdict.current : null;
  }

  get nextProblem(): PasswordFormVerdict['next'] {
    if (this.refused === 'new-password-unfit') return this.refused;
    return this.wasSubmitted ? this.#verdict.next : null;
  }

  /** VAL-5: null while the new password is untouched. */
  get rules(): readonly PasswordRuleVerdict[] | null {
    return this.#verdict.rules;
  }

  typeCurrent(text: string): void {
    this.current = text;
    this.refused = null;
  }

  typeNext(text: string): void {
    this.next = text;
    this.isNextDirty = true;
    this.refused = null;
  }

  async submit(): Promise<void> {
    if (this.isSaving) return;
    this.wasSubmitted = true;
    const { session, changePassword } = this.#dependencies;
    const email = parseEmail(session.profile?.email);
    if (!this.#verdict.canSubmit || !email.ok) return;
    this.isSaving = true;
    const { number } = session.visit;
    const input = { email: email.value, current: this.current, next: this.next };
    const changed = await changePassword.run(input);
    runInAction(() => (this.isSaving = false));
    if (!changed.ok) return this.#refuse(changed.failure);
    const toast = this.#toast(changed.value === 'password-updated' ? 'ok' : 'warn', changed.value);
    if (changed.value === 'password-updated-signed-out') await session.signOut();
    else if (session.visit.number === number) this.#dependencies.navigation.go(pathTo('fullProfile'));
    // After the reset of a sign-out, which removes all toasts.
    this.#dependencies.toasts.show(toast);
  }

  // VAL-6
  #refuse(failure: PasswordChangeFailure): void {
    if (failure.at !== 'toast') return runInAction(() => void (this.refused = failure.code));
    const { toasts } = this.#dependencies;
    const isServers = failure.code === 'server-said';
    toasts.show(
      isServers ? { tone: 'danger', text: () => failure.message } : this.#toast('danger', failure.code),
    );
  }

  get #verdict(): PasswordFormVerdict {
    return judgePasswordForm({ current: this.current, next: this.next, nextDirty: this.isNextDirty });
  }

  #toast(
    tone: ToastMessage['tone'],
    key: 'password-updated' | 'password-updated-only' | 'password-updated-signed-out' | 'unavailable',
  ): ToastMessage {
    return { tone, text: () => say(profileMessages, this.#dependencies.language.locale, key) };
  }
}
