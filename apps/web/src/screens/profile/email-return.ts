import {
  type ConfirmEmailChange,
  profileMessages,
  type ProfileGateway,
  readEmailLink,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly profiles: ProfileGateway;
  readonly confirmChange: ConfirmEmailChange;
};

/** PROF-9: the link from the mail opens the profile with the code and the email that the account still has. */
export class EmailReturn {
  readonly #dependencies: Dependencies;
  #opened = '';

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async confirm(): Promise<void> {
    const { session, navigation, confirmChange, profiles } = this.#dependencies;
    const link = readEmailLink(navigation.query);
    if (link === null || session.profile === null || this.#opened === navigation.address) return;
    // A code is sent once, also where a screen is mounted twice.
    this.#opened = navigation.address;
    const { number } = session.visit;
    const confirmed = await confirmChange.run(link, session.profile.email);
    if (session.visit.number !== number) return;
    if (!confirmed.ok && confirmed.failure === 'signed-out') return void session.refused();
    if (confirmed.ok) {
      await reloadProfile(session, profiles);
      await session.emailChanged();
    }
    // Out of the address, so that a reload does not use the code again.
    navigation.go(pathTo('profile'), { replace: true });
    this.#tell(confirmed.ok ? 'email-changed' : confirmed.failure);
  }

  #tell(key: 'email-changed' | 'link-expired' | 'different-account' | 'signed-out' | 'unavailable'): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({
      tone: key === 'email-changed' ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, key),
    });
  }
}
