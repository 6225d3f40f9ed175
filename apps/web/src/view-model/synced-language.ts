import { LOCALES, type Preferences } from '@ridgeline/core/shared';
import type { Locale } from '@ridgeline/core/shared';
import type { ListSyncRecords, UpdateSyncRecords } from '@ridgeline/core/sync';
import { reaction } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { SessionStore } from './session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly preferences: Preferences;
  readonly list: ListSyncRecords;
  readonly update: UpdateSyncRecords;
};

const KEY = 'language';

/**
 * API-2: the language of a person, in the cloud. It is taken over by a browser in which none was chosen; a choice in
 * the browser itself stays. What is chosen while somebody is signed in, here or in the footer, is theirs. If the cloud has
 * none yet, it keeps the one in which the person reads, for their mails and receipts. If the cloud does not answer, nothing
 * changes.
 */
export class SyncedLanguage {
  readonly #dependencies: Dependencies;
  #isChoosing = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the unsubscribe function. */
  keep(): () => void {
    const { session: store, language, preferences } = this.#dependencies;
    const visitOf = () =>
      store.session.is === 'signed-in' && store.session.termsAccepted ? store.visit.number : null;
    const stopFollowing = reaction(visitOf, (visit) => void (visit !== null && this.#follow(visit)), {
      fireImmediately: true,
    });
    const stopKeeping = reaction(
      () => language.locale,
      (locale) => {
        const isChosen = visitOf() !== null && preferences.read('language') === locale;
        if (isChosen && !this.#isChoosing) void this.#keepInCloud(locale);
      },
    );
    return () => {
      stopFollowing();
      stopKeeping();
    };
  }

  /** The person has chosen: here at once, and for browsers to come. */
  async choose(locale: Locale): Promise<void> {
    this.#isChoosing = true;
    this.#dependencies.language.choose(locale);
    this.#isChoosing = false;
    await this.#keepInCloud(locale);
  }

  async #follow(visit: number): Promise<void> {
    const { preferences, list, session, language } = this.#dependencies;
    const isChosen = () => preferences.read('language') !== null;
    // Mails are in this language, too, and without a record in English.
    if (isChosen() && language.locale === 'en') return;
    const records = await list.run();
    if (!records.ok || session.visit.number !== visit) return;
    const kept = records.value.find(({ key }) => key === KEY)?.value;
    const locale = LOCALES.find((one) => one === kept);
    if (locale !== undefined) {
      if (!isChosen()) language.follow(locale);
    } else if (kept === undefined && language.locale !== 'en') await this.#keepInCloud(language.locale);
  }

  async #keepInCloud(locale: Locale): Promise<void> {
    await this.#dependencies.update.run([{ op: 'replace', key: KEY, value: locale }]);
  }
}
