import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProjectFinder } from '../../view-model/project-finder.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

/** CALC-5: chooses one of the person's reports for a calculator that was opened without one. */
export class ReportChooser {
  isOpen = false;
  /** Its code is loaded once it is asked for. */
  finder: ProjectFinder | null = null;
  readonly #loadFinder: () => Promise<ProjectFinder>;
  readonly #session: SessionStore;

  constructor(loadFinder: () => Promise<ProjectFinder>, session: SessionStore) {
    this.#loadFinder = loadFinder;
    this.#session = session;
    makeAutoObservable(this, { finder: observableRef }, { autoBind: true });
  }

  /** A visitor has no reports. */
  get isOffered(): boolean {
    const { session } = this.#session;
    return session.is === 'signed-in' && session.termsAccepted;
  }

  async open(): Promise<void> {
    const finder = this.finder ?? (await this.#loadFinder().catch(() => null));
    runInAction(() => {
      this.finder = finder;
      this.isOpen = finder !== null;
    });
    finder?.offerNewest();
  }

  close(): void {
    this.isOpen = false;
  }
}
