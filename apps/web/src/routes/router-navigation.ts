import type { AppPath } from '@ridgeline/core';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { createBrowserRouter } from 'react-router-dom';
import { Navigation } from '../view-model/navigation.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export class RouterNavigation extends Navigation {
  address: string;
  keepsake: unknown;
  hasHistory: boolean;
  isLoading: boolean;
  readonly #router: Router;

  constructor(router: Router) {
    super();
    this.#router = router;
    this.address = addressOf(router);
    this.keepsake = router.state.location.state;
    this.hasHistory = stepsInHistory() > 0;
    this.isLoading = !router.state.initialized;
    makeObservable(this, {
      address: observable,
      keepsake: observableRef,
      hasHistory: observable,
      isLoading: observable,
      query: computed,
    });
    router.subscribe(({ location, initialized, navigation }) => {
      runInAction(() => {
        this.address = addressOf(router);
        this.keepsake = location.state;
        this.hasHistory = stepsInHistory() > 0;
        this.isLoading = !initialized || navigation.state !== 'idle';
      });
    });
  }

  get query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.address, 'https://this.app').searchParams);
  }

  go(path: AppPath, options: { readonly replace?: boolean; readonly keepsake?: unknown } = {}): void {
    const { replace = false, keepsake = null } = options;
    const staysOnScreen = pathnameOf(path) === pathnameOf(this.address);
    void this.#router.navigate(path, { replace, state: keepsake, preventScrollReset: staysOnScreen });
  }

  back(): void {
    void this.#router.navigate(-1);
  }
}

/** The router numbers its entries, so that a page knows whether it was the first. */
function stepsInHistory(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

function pathnameOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '/';
}

function addressOf({ state: { location } }: Router): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
