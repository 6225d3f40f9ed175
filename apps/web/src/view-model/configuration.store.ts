import type { FooterPages } from '@ridgeline/core/navigation';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The pages that the operator has outside this app. */
export type OutsidePages = FooterPages & {
  readonly 'industry-news'?: string;
  readonly 'pricing-enquiry'?: string;
};

export type Place = { readonly environment: string; readonly pages: OutsidePages };

/** The server's configuration of this app. Nothing that depends on it is shown before it is loaded. */
export class Configuration {
  place: Place | null = null;
  readonly #loadPlace: () => Promise<Place>;

  constructor(loadPlace: () => Promise<Place>) {
    this.#loadPlace = loadPlace;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  /** An unknown environment counts as production, which hides all developer tools. */
  get isProduction(): boolean {
    return this.place === null || this.place.environment === 'production';
  }

  async load(): Promise<void> {
    const place = await this.#loadPlace().catch(() => null);
    runInAction(() => (this.place = place));
  }
}
