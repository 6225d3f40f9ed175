import { sessionEndMessages, type SignOutReach } from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../language/language.store.ts';
import type { ConnectionStore } from './connection.store.ts';
import type { Navigation } from './navigation.ts';
import type { PendingSaves } from './pending-saves.ts';
import type { SessionStore } from './session.store.ts';
import { signOutMessages } from './sign-out.messages.ts';
import type { ToastStore } from './toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
  readonly navigation: Pick<Navigation, 'mayLeave'>;
  readonly pending: PendingSaves;
  readonly connection: Pick<ConnectionStore, 'waiting' | 'conflicts'>;
};

/** Sign-out by the user; a toast says if part of it failed, and what is still to be sent. */
export class SignOutWithToast {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** START-3 PROF-4: unsaved changes are asked about, and what waits is saved first. The toasts are shown after the reset, which also removes all toasts. */
  async run(reach?: SignOutReach): Promise<void> {
    const { session, toasts, language, navigation, pending, connection } = this.#dependencies;
    if (!(await navigation.mayLeave())) return;
    await pending.settle();
    const count = connection.waiting + connection.conflicts;
    const left = await session.signOut(reach);
    // ADR 52: they stay on this device.
    if (count > 0) {
      toasts.show({
        tone: 'warn',
        text: () => say(signOutMessages, language.locale, 'edits-wait', { count }),
      });
    }
    if (left.ok) return;
    toasts.show({ tone: 'warn', text: () => say(sessionEndMessages, language.locale, left.failure) });
  }
}
