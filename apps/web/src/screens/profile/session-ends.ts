import type { AccountEndGateway } from '@ridgeline/core/profile';
import { messages, say } from '@ridgeline/core/shared';
import type { SignOutReach } from '@ridgeline/core/session';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

/** `others`: this session goes on. */
export type EndedSessions = SignOutReach | 'others';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly signOut: SignOutWithToast;
  readonly ends: AccountEndGateway;
};

const words = messages(
  {
    ended: 'You are signed out on all other devices.',
    unavailable: 'We could not sign you out on your other devices. Please try again.',
  },
  {
    ended: 'Cerró sesión en todos sus otros dispositivos.',
    unavailable: 'No pudimos cerrar la sesión en sus otros dispositivos. Inténtelo de nuevo.',
  },
);

/** START-3 ADR 21: the ends of the user's sessions, one at a time. */
export class SessionEnds {
  ending: EndedSessions | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async end(which: EndedSessions): Promise<void> {
    if (this.ending !== null) return;
    this.ending = which;
    await (which === 'others' ? this.#endOthers() : this.#dependencies.signOut.run(which));
    runInAction(() => (this.ending = null));
  }

  async #endOthers(): Promise<void> {
    const { session, ends, toasts, language } = this.#dependencies;
    const { number } = session.visit;
    const ended = await ends.endOtherSessions();
    if (session.visit.number !== number) return;
    if (!ended.ok && ended.failure === 'signed-out') return void session.refused();
    toasts.show({
      tone: ended.ok ? 'ok' : 'danger',
      text: () => say(words, language.locale, ended.ok ? 'ended' : 'unavailable'),
    });
  }
}
