import type { AppPath } from '@ridgeline/core/routes';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type HeldNavigation, Navigation } from '../view-model/navigation.ts';

/** A fake address and history. */
export class FakeNavigation extends Navigation {
  readonly entries: { readonly address: string; readonly keepsake: unknown }[];
  address: string;
  keepsake: unknown = null;
  isLoading = false;
  #blocker: { readonly isOn: () => boolean; readonly hold: (held: HeldNavigation) => void } | null = null;

  constructor(address = '/') {
    super();
    this.address = address;
    this.entries = [{ address, keepsake: null }];
    makeObservable(this, {
      address: observable,
      keepsake: observableRef,
      isLoading: observable,
      query: computed,
    });
  }

  get query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.address, 'https://this.app').searchParams);
  }

  get hasHistory(): boolean {
    return this.entries.length > 1;
  }

  /** Sets whether the next screen's code is loading. */
  load(isLoading: boolean): void {
    runInAction(() => (this.isLoading = isLoading));
  }

  go(path: AppPath, options: { readonly replace?: boolean; readonly keepsake?: unknown } = {}): void {
    this.#unlessBlocked(path, () => {
      if (options.replace === true) this.entries.pop();
      this.entries.push({ address: path, keepsake: options.keepsake ?? null });
    });
  }

  back(): void {
    this.#unlessBlocked(this.entries.at(-2)?.address ?? '/', () => this.entries.pop());
  }

  /** Whether the browser would ask before it closes the page. */
  get asksOnClose(): boolean {
    return this.#blocker?.isOn() ?? false;
  }

  blockWhile(isOn: () => boolean, hold: (held: HeldNavigation) => void): () => void {
    this.#blocker = { isOn, hold };
    return () => (this.#blocker = null);
  }

  mayLeave(): Promise<boolean> {
    return new Promise((answer) => {
      const held = { proceed: () => answer(true), stay: () => answer(false) };
      if (this.asksOnClose) this.#blocker?.hold(held);
      else held.proceed();
    });
  }

  #unlessBlocked(to: string, move: () => void): void {
    const proceed = (): void => {
      move();
      this.#show();
    };
    const isAnotherScreen = pathnameOf(to) !== pathnameOf(this.address);
    if (isAnotherScreen && this.asksOnClose) this.#blocker?.hold({ proceed, stay: () => {} });
    else proceed();
  }

  #show(): void {
    const entry = this.entries.at(-1);
    runInAction(() => {
      this.address = entry?.address ?? '/';
      this.keepsake = entry?.keepsake ?? null;
    });
  }
}

function pathnameOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '/';
}
