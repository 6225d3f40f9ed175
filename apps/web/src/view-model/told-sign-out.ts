import { sessionMessages, type SignOutReach } from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../language/language.store.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

/** The way out that somebody chooses themselves: it tells what could not be done of what they asked for. */
export class ToldSignOut {
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(session: SessionStore, toasts: ToastStore, language: Language) {
    this.#session = session;
    this.#toasts = toasts;
    this.#language = language;
  }

  /** START-3: told once all is forgotten, since that takes away every toast as well. */
  async run(reach?: SignOutReach): Promise<void> {
    const left = await this.#session.signOut(reach);
    if (left.ok) return;
    this.#toasts.show({ tone: 'warn', text: say(sessionMessages, this.#language.locale, left.failure) });
  }
}
