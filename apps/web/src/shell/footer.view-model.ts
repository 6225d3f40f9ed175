import { copyrightYear, footer, type FooterEntry } from '@ridgeline/core/navigation';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Configuration } from '../view-model/configuration.store.ts';

export class FooterViewModel {
  readonly #configuration: Configuration;
  readonly #clock: Clock;
  readonly #minutesEast: number;

  constructor(configuration: Configuration, clock: Clock, minutesEast: number) {
    this.#configuration = configuration;
    this.#clock = clock;
    this.#minutesEast = minutesEast;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  // HDR-11
  get entries(): readonly FooterEntry[] {
    return footer(this.#configuration.place?.pages ?? null);
  }

  // HDR-11
  get year(): string {
    return copyrightYear(this.#clock.now(), this.#minutesEast);
  }
}
