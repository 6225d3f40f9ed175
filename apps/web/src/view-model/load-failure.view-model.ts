import { onPageLoadFailure } from '@ridgeline/core/navigation';
import { pathTo } from '@ridgeline/core/routes';
import type { Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { Releases } from './releases.port.ts';

/** START-8: a page that could not be loaded. An outdated one is reloaded; otherwise the user is asked. */
export class LoadFailureViewModel {
  isAsking = false;
  readonly #releases: Releases;
  readonly #preferences: Preferences;
  readonly #page: Page;
  readonly #navigation: Navigation;

  constructor(releases: Releases, preferences: Preferences, page: Page, navigation: Navigation) {
    this.#releases = releases;
    this.#preferences = preferences;
    this.#page = page;
    this.#navigation = navigation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  enter(): void {
    void this.look();
  }

  async look(): Promise<void> {
    const verdict = onPageLoadFailure({
      running: this.#releases.running,
      newest: await this.#releases.newest(),
      reloadedFor: this.#preferences.read('reloadedForRelease'),
    });
    if (verdict.does === 'ask') return runInAction(() => void (this.isAsking = true));
    this.#preferences.write('reloadedForRelease', verdict.release);
    this.#page.reload();
  }

  back(): void {
    if (this.#navigation.hasHistory) this.#navigation.back();
    else this.#navigation.go(pathTo('splash'));
  }

  tryAgain(): void {
    this.#page.reload();
  }
}
