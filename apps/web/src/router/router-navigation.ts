import type { AppPath } from '@ridgeline/core/routes';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { createPath, type DataRouter } from 'react-router-dom';
import { type HeldNavigation, Navigation } from '../view-model/navigation.ts';

const BLOCKER = 'unsaved-changes';

type Place = Pick<Navigation, 'address' | 'keepsake' | 'hasHistory' | 'isLoading'>;

/**
 * The navigation port over the data router. The address changes when the code of its screen is loaded: until then the previous
 * screen stays and reads its own address.
 */
export class RouterNavigation extends Navigation {
  place: Place;
  readonly #router: DataRouter;
  readonly #window: Window;
  /** Asks the screen that has unsaved changes. */
  #ask: ((held: HeldNavigation) => void) | null = null;

  constructor(router: DataRouter, window: Window) {
    super();
    const { history } = window;
    this.#router = router;
    this.#window = window;
    this.place = placeIn(router, history);
    makeObservable(this, {
      place: observableRef,
      address: computed,
      query: computed,
      keepsake: computed,
      hasHistory: computed,
      isLoading: computed,
    });
    router.subscribe(() => runInAction(() => (this.place = placeIn(router, history))));
  }

  get address(): string {
    return this.place.address;
  }

  get query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.address, 'https://this.app').searchParams);
  }

  get keepsake(): unknown {
    return this.place.keepsake;
  }

  get hasHistory(): boolean {
    return this.place.hasHistory;
  }

  get isLoading(): boolean {
    return this.place.isLoading;
  }

  go(path: AppPath, options: { readonly replace?: boolean; readonly keepsake?: unknown } = {}): void {
    const { replace = false, keepsake = null } = options;
    // Another state of the same screen, such as its next page, keeps the scroll position.
    const preventScrollReset = pathnameOf(path) === pathnameOf(this.address);
    // Deferred: a listener that navigates, as the guard does, must not do so while the router is notifying.
    queueMicrotask(() => {
      void this.#router.navigate(path, { replace, state: keepsake, preventScrollReset });
    });
  }

  back(): void {
    void this.#router.navigate(-1);
  }

  /** As the hook `useBlocker` does it; a view-model has no hooks. */
  blockWhile(hasUnsavedChanges: () => boolean, hold: (held: HeldNavigation) => void): () => void {
    const router = this.#router;
    const askBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    router.getBlocker(
      BLOCKER,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
    );
    let last = router.state.blockers.get(BLOCKER);
    const unsubscribe = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(BLOCKER);
      if (blocker === last) return;
      last = blocker;
      if (blocker?.state === 'blocked') hold({ proceed: blocker.proceed, stay: blocker.reset });
    });
    this.#window.addEventListener('beforeunload', askBeforeUnload);
    this.#ask = (held) => (hasUnsavedChanges() ? hold(held) : held.proceed());
    return () => {
      this.#ask = null;
      this.#window.removeEventListener('beforeunload', askBeforeUnload);
      unsubscribe();
      router.deleteBlocker(BLOCKER);
    };
  }

  mayLeave(): Promise<boolean> {
    return new Promise((answer) => {
      const held = { proceed: () => answer(true), stay: () => answer(false) };
      if (this.#ask === null) held.proceed();
      else this.#ask(held);
    });
  }
}

function placeIn({ state }: DataRouter, history: Pick<History, 'state'>): Place {
  const { location, initialized, navigation } = state;
  return {
    address: createPath(location),
    keepsake: location.state,
    // The router numbers its history entries. One without a number was created by an in-page link before it was loaded.
    hasHistory: history.state?.idx !== 0,
    isLoading: !initialized || navigation.state !== 'idle',
  };
}

function pathnameOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '/';
}
