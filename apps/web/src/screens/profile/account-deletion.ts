import {
  type DeleteAccount,
  type DeleteAccountFailure,
  deleteAccountMessages,
} from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastMessage, ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly deleteAccount: DeleteAccount;
};

/** The deletion of the user's own account. The email is typed first, so that nobody deletes it by a slip. */
export class AccountDeletion {
  state: 'closed' | 'asking' | 'deleting' = 'closed';
  typed = '';
  failure: DeleteAccountFailure | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email(): string {
    return this.#dependencies.session.profile?.email ?? '';
  }

  /** The owner of a team with other members passes it on. */
  get passesTeamOn(): boolean {
    const { profile } = this.#dependencies.session;
    const { team } = profile ?? {};
    return team?.adminId === profile?.userId && (team?.members ?? []).length > 1;
  }

  /** The credit of a plan that ends with the account, in cents. A team that has other members keeps its plan. */
  // D PLAN-9.25
  get creditLost(): number {
    const { profile } = this.#dependencies.session;
    const { team, teamId = null, userId } = profile ?? {};
    const goesOn = teamId !== null && (team?.adminId !== userId || this.passesTeamOn);
    return goesOn ? 0 : (profile?.subscriptions?.[0]?.credit ?? 0);
  }

  get isConfirmed(): boolean {
    return this.email !== '' && plain(this.typed) === plain(this.email);
  }

  ask(): void {
    Object.assign(this, { state: 'asking', typed: '', failure: null });
  }

  cancel(): void {
    if (this.state !== 'deleting') this.state = 'closed';
  }

  type(text: string): void {
    this.typed = text;
  }

  async confirm(): Promise<void> {
    if (!this.isConfirmed || this.state !== 'asking') return;
    const { session, deleteAccount, toasts } = this.#dependencies;
    this.state = 'deleting';
    const deleted = await deleteAccount.run();
    const isStillHere = !deleted.ok && deleted.failure === 'account-not-deleted';
    runInAction(() => {
      this.failure = isStillHere ? deleted.failure : null;
      this.state = isStillHere ? 'asking' : 'closed';
    });
    if (isStillHere) return;
    await session.signOut();
    // After the reset, which removes all toasts.
    toasts.show(deleted.ok ? this.#toast('ok', 'account-deleted') : this.#toast('warn', deleted.failure));
  }

  #toast(tone: 'ok' | 'warn', key: DeleteAccountFailure | 'account-deleted'): ToastMessage {
    return { tone, text: () => say(deleteAccountMessages, this.#dependencies.language.locale, key) };
  }
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
