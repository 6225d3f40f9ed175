import {
  type NoticeAction,
  noticesMessages,
  type NoticeToast,
  type ShowNotices,
  type WatchMigration,
} from '@ridgeline/core/notices';
import type { Profile } from '@ridgeline/core/profile';
import { parseAppPath } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { reaction } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastMessage, ToastStore } from './toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly navigation: Navigation;
  readonly page: Page;
  readonly language: Language;
};

/** Shows the notices of a profile, and polls for the end of a migration. Core has the rules. */
export class NoticeKeeper {
  readonly #newVisit: () => ShowNotices;
  readonly #watch: WatchMigration;
  readonly #dependencies: Dependencies;
  /** Notices shown in a visit are not shown again when the shell is mounted again. */
  #visit: { readonly number: number; readonly notices: ShowNotices } | null = null;
  #stopWatching: (() => void) | null = null;

  constructor(newVisit: () => ShowNotices, watch: WatchMigration, dependencies: Dependencies) {
    this.#newVisit = newVisit;
    this.#watch = watch;
    this.#dependencies = dependencies;
  }

  /** Starts observing the session; returns the unsubscribe function. */
  keep(): () => void {
    const stop = reaction(
      () => this.#dependencies.session.profile,
      (profile) => this.#see(profile),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#endWatch();
    };
  }

  #see(profile: Profile | null): void {
    const { number } = this.#dependencies.session.visit;
    if (profile === null || this.#visit?.number !== number) this.#endWatch();
    if (profile === null) return;
    if (this.#visit?.number !== number) this.#visit = { number, notices: this.#newVisit() };
    this.#stopWatching ??= this.#watchFrom(profile, number);
    const { query } = this.#dependencies.navigation;
    const toasts = this.#visit.notices.run(profile.notices ?? [], query);
    for (const toast of toasts) this.#dependencies.toasts.show(this.#messageOf(toast));
  }

  #endWatch(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  // NOTE-2
  #watchFrom(profile: Profile, visit: number): () => void {
    const { session, toasts } = this.#dependencies;
    return this.#watch.run(profile.notices ?? [], {
      loaded: (changed) => session.profileChanged(changed, visit),
      over: (why) => {
        if (why === 'signed-out') return void session.refused();
        const title = () => this.#say('all-available-title');
        toasts.show({ tone: 'ok', title, text: () => this.#say('all-available') });
      },
    });
  }

  // NOTE-1
  #messageOf({ message, place, action }: NoticeToast): ToastMessage {
    return {
      tone: place === 'standard' ? 'warn' : 'info',
      text: () => message[this.#dependencies.language.locale],
      action:
        action === null
          ? undefined
          : { label: () => this.#say('take-action'), onPress: () => this.#take(action) },
    };
  }

  #take(action: NoticeAction): void {
    if (action.leads === 'outside') return this.#dependencies.page.open(action.url);
    const path = parseAppPath(action.path);
    if (path.ok) this.#dependencies.navigation.go(path.value);
  }

  #say(key: 'take-action' | 'all-available-title' | 'all-available'): string {
    return say(noticesMessages, this.#dependencies.language.locale, key);
  }
}
