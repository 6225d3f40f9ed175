import { mayChangeRelease } from '@ridgeline/core/navigation';
import { reaction } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { ReleaseWorker } from './release-worker.port.ts';

/**
 * Stores the release, and has a tab that runs an older one load the page anew where nothing is in progress. Until then
 * the tab runs its own release to the end, whose files stay stored.
 */
export class ReleaseKeeper {
  readonly #worker: ReleaseWorker;
  readonly #navigation: Navigation;
  readonly #page: Page;

  constructor(worker: ReleaseWorker, navigation: Navigation, page: Page) {
    this.#worker = worker;
    this.#navigation = navigation;
    this.#page = page;
  }

  /** Returns the unsubscribe function. */
  keep(): () => void {
    let stopLooking = (): void => {};
    const stop = this.#worker.whenChanged(() => {
      stopLooking();
      // Not at once: something may be in progress on the present screen.
      stopLooking = reaction(
        () => pathOf(this.#navigation.address),
        (path) => mayChangeRelease(path) && this.#page.reload(),
      );
    });
    void this.#worker.start();
    return () => {
      stop();
      stopLooking();
    };
  }
}

/** Another query is the same screen. */
function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}
