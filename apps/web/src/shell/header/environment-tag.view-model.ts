import {
  clickEnvironmentTag,
  showsEnvironmentTag,
  type TagClicks,
  type ToggleDebugPanel,
} from '@ridgeline/core/navigation';
import type { Clock, Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { Page } from '../../view-model/page.ts';

export class EnvironmentTagViewModel {
  clicks: TagClicks = [];
  readonly #configuration: Configuration;
  readonly #preferences: Preferences;
  readonly #toggle: ToggleDebugPanel;
  readonly #page: Page;
  readonly #clock: Clock;

  constructor(
    configuration: Configuration,
    preferences: Preferences,
    toggle: ToggleDebugPanel,
    page: Page,
    clock: Clock,
  ) {
    this.#configuration = configuration;
    this.#preferences = preferences;
    this.#toggle = toggle;
    this.#page = page;
    this.#clock = clock;
    makeAutoObservable(this, { clicks: observableRef }, { autoBind: true });
  }

  /** HDR-8: null where no tag shows. */
  get environment(): string | null {
    const production = this.#configuration.isProduction;
    return showsEnvironmentTag({ production }) ? (this.#configuration.place?.environment ?? null) : null;
  }

  /** HDR-8: toggled only with a reload, so that it does not change while the page is shown. */
  get showsDebugPanel(): boolean {
    return this.environment !== null && this.#preferences.read('debugPanel') === 'true';
  }

  // HDR-8
  click({ shift }: { readonly shift: boolean }): void {
    const { clicks, toggles } = clickEnvironmentTag(this.clicks, { at: this.#clock.now(), shift });
    this.clicks = clicks;
    if (!toggles) return;
    this.#toggle.run();
    this.#page.reload();
  }
}
