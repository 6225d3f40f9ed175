import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import { partOnDemandMessages } from '../../parts/part-on-demand.messages.ts';
import type { ProjectFinder } from '../../view-model/project-finder.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly loadFinder: () => Promise<ProjectFinder>;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** CALC-5: chooses one of the person's reports for a calculator that was opened without one. */
export class ReportChooser {
  isOpen = false;
  /** Its code is loaded once it is asked for. */
  finder: ProjectFinder | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { finder: observableRef }, { autoBind: true });
  }

  /** A visitor has no reports. */
  get isOffered(): boolean {
    const { session } = this.#dependencies.session;
    return session.is === 'signed-in' && session.termsAccepted;
  }

  async open(): Promise<void> {
    const finder = this.finder ?? (await this.#dependencies.loadFinder().catch(() => null));
    runInAction(() => {
      this.finder = finder;
      this.isOpen = finder !== null;
    });
    if (finder === null) this.#tellNotLoaded();
    else finder.offerNewest();
  }

  close(): void {
    this.isOpen = false;
  }

  // START-8
  #tellNotLoaded(): void {
    const { toasts, language } = this.#dependencies;
    const words = (key: 'not-loaded' | 'not-loaded-text' | 'try-again') => () =>
      say(partOnDemandMessages, language.locale, key);
    toasts.show({
      tone: 'danger',
      title: words('not-loaded'),
      text: words('not-loaded-text'),
      action: { label: words('try-again'), onPress: () => void this.open() },
    });
  }
}
