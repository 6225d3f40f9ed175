import { sessionEndMessages, type SignOutReach } from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../language/language.store.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

/** Sign-out by the user; a toast says if part of it failed. */
export class SignOutWithToast {
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(session: SessionStore, toasts: ToastStore, language: Language) {
    this.#session = session;
    this.#toasts = toasts;
    this.#language = language;
  }

  /** START-3: shown after the reset, which also removes all toasts. */
  async run(reach?: SignOutReach): Promise<void> {
    const left = await this.#session.signOut(reach);
    if (left.ok) return;
    this.#toasts.show({ tone: 'warn', text: say(sessionEndMessages, this.#language.locale, left.failure) });
  }
}
