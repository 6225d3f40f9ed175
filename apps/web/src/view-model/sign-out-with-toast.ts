import { sessionEndMessages, type SignOutReach } from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../language/language.store.ts';
import type { PendingSaves } from './pending-saves.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

/** Sign-out by the user; a toast says if part of it failed. */
export class SignOutWithToast {
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  readonly #language: Language;
  readonly #pending: PendingSaves;

  constructor(session: SessionStore, toasts: ToastStore, language: Language, pending: PendingSaves) {
    this.#session = session;
    this.#toasts = toasts;
    this.#language = language;
    this.#pending = pending;
  }

  /** START-3: what waits is saved first. The toast is shown after the reset, which also removes all toasts. */
  async run(reach?: SignOutReach): Promise<void> {
    await this.#pending.settle();
    const left = await this.#session.signOut(reach);
    if (left.ok) return;
    this.#toasts.show({ tone: 'warn', text: say(sessionEndMessages, this.#language.locale, left.failure) });
  }
}
