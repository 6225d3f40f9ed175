import type { AppPath } from '@ridgeline/core';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { createBrowserRouter } from 'react-router-dom';
import { Navigation } from '../view-model/navigation.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export class RouterNavigation extends Navigation {
  address: string;
  keepsake: unknown;
  readonly #router: Router;

  constructor(router: Router) {
    super();
    this.#router = router;
    this.address = addressOf(router);
    this.keepsake = router.state.location.state;
    makeObservable(this, { address: observable, keepsake: observableRef, query: computed });
    router.subscribe(({ location }) => {
      runInAction(() => {
        this.address = addressOf(router);
        this.keepsake = location.state;
      });
    });
  }

  get query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.address, 'https://this.app').searchParams);
  }

  go(path: AppPath, options: { readonly replace?: boolean; readonly keepsake?: unknown } = {}): void {
    const { replace = false, keepsake = null } = options;
    void this.#router.navigate(path, { replace, state: keepsake });
  }
}

function addressOf({ state: { location } }: Router): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
