import type { AppPath } from '@ridgeline/core/routes';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Navigation } from '../view-model/navigation.ts';
import { screenAt, type ScreenName, type ScreenShelf } from './screen-shelf.ts';

/** What is left with each entry of the history. Entries are numbered, so that a page knows whether it was the first. */
type Entry = { readonly id: string; readonly index: number; readonly keepsake: unknown };

/**
 * The address bar. The address of a screen becomes that of the app when the screen's code has come: until then the
 * last screen stays, and reads its own address. Core's table says which screen that is, as it does for the guard.
 */
export class BrowserNavigation extends Navigation {
  address: string;
  keepsake: unknown;
  index: number;
  /** Names the entry of the history, for what is remembered of it. */
  entryId: string;
  isLoading = true;
  /** Why the code of the screen at this address could not be had. */
  failure: Error | null = null;
  readonly #window: Window;
  readonly #screens: ScreenShelf;
  #trip = 0;

  constructor(window: Window, screens: ScreenShelf) {
    super();
    this.#window = window;
    this.#screens = screens;
    const entry = entryIn(window.history.state) ?? newEntry(0, null);
    window.history.replaceState(entry, '');
    this.address = addressOf(window);
    this.keepsake = entry.keepsake;
    this.index = entry.index;
    this.entryId = entry.id;
    makeObservable(this, {
      address: observable,
      keepsake: observableRef,
      index: observable,
      entryId: observable,
      isLoading: observable,
      failure: observableRef,
      query: computed,
      hasHistory: computed,
      screen: computed,
    });
  }

  /** From now on the address bar is followed; the answer stops it. */
  start(): () => void {
    const follow = () => {
      this.#numberEntry();
      void this.#travel(addressOf(this.#window));
    };
    this.#window.addEventListener('popstate', follow);
    void this.#travel(this.address);
    return () => this.#window.removeEventListener('popstate', follow);
  }

  get query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.address, 'https://this.app').searchParams);
  }

  get hasHistory(): boolean {
    return this.index > 0;
  }

  get screen(): ScreenName {
    return screenAt(this.address);
  }

  go(path: AppPath, options: { readonly replace?: boolean; readonly keepsake?: unknown } = {}): void {
    const { replace = false, keepsake = null } = options;
    const { history } = this.#window;
    void this.#travel(path, () => {
      const entry = newEntry(replace ? this.index : this.index + 1, keepsake);
      if (replace) history.replaceState(entry, '', path);
      else history.pushState(entry, '', path);
    });
  }

  back(): void {
    this.#window.history.back();
  }

  /** Whoever sets out again before the code has come arrives only at the last of these places. */
  async #travel(address: string, writeHistory: () => void = () => {}): Promise<void> {
    const trip = ++this.#trip;
    const screen = screenAt(address);
    let failure: Error | null = null;
    if (this.#screens.get(screen) === null) {
      runInAction(() => (this.isLoading = true));
      failure = await this.#screens.load(screen).then(() => null, asError);
      if (trip !== this.#trip) return;
    }
    writeHistory();
    const entry = this.#numberEntry();
    runInAction(() => {
      this.address = addressOf(this.#window);
      this.keepsake = entry.keepsake;
      this.index = entry.index;
      this.entryId = entry.id;
      this.failure = failure;
      this.isLoading = false;
    });
  }

  /** An entry without a number was made by a link within the page, such as the one past the header. */
  #numberEntry(): Entry {
    const { history } = this.#window;
    const known = entryIn(history.state);
    if (known !== null) return known;
    const entry = newEntry(this.index + 1, null);
    history.replaceState(entry, '');
    return entry;
  }
}

function newEntry(index: number, keepsake: unknown): Entry {
  return { id: crypto.randomUUID(), index, keepsake };
}

function entryIn(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('index' in state) || !('id' in state)) return null;
  const { index, id } = state;
  if (typeof index !== 'number' || typeof id !== 'string') return null;
  return { id, index, keepsake: 'keepsake' in state ? state.keepsake : null };
}

function addressOf({ location }: Window): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}
