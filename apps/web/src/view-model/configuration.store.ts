import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Pages that stand outside this app. */
export const OUTSIDE_PAGES = [
  'terms-of-service',
  'terms-of-sale',
  'privacy-policy',
  'help-center',
  'industry-news',
  'pricing-enquiry',
] as const;
export type OutsidePages = Readonly<Record<(typeof OUTSIDE_PAGES)[number], string>>;

export type Place = { readonly environment: string; readonly pages: OutsidePages };

/** What the server says of this app before anybody signs in. Until it has, nothing that depends on it is shown. */
export class Configuration {
  place: Place | null = null;
  readonly #loadPlace: () => Promise<Place>;

  constructor(loadPlace: () => Promise<Place>) {
    this.#loadPlace = loadPlace;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  /** Where the environment is not known it is taken for production, in which nothing is shown that is not for people. */
  get isProduction(): boolean {
    return this.place === null || this.place.environment === 'production';
  }

  async load(): Promise<void> {
    const place = await this.#loadPlace().catch(() => null);
    runInAction(() => (this.place = place));
  }
}
