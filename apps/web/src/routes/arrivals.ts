import type { ScrollKeeper } from './scroll-keeper.ts';

type Place = { readonly path: string; readonly entryId: string };

/** What still lies over the page: a dialog or a menu on its way out gives the focus back to where it was opened. */
const OVERLAYS = '[data-scrim], [data-placement]';
const FRAMES = 60;

/**
 * After a navigation the page is at its top, or where it was left, and the focus is on the heading of the new
 * screen, so that it is read out and Tab goes on from there. The first screen of a page is left as it is.
 */
export class Arrivals {
  readonly #page: Document;
  readonly #scroll: Pick<ScrollKeeper, 'arrive' | 'stay'>;
  #last: Place | null = null;

  constructor(page: Document, scroll: Pick<ScrollKeeper, 'arrive' | 'stay'>) {
    this.#page = page;
    this.#scroll = scroll;
  }

  arrive(place: Place): void {
    const last = this.#last;
    this.#last = place;
    if (last?.entryId === place.entryId && last.path === place.path) return;
    // Filters and pages of the same screen are no arrival.
    if (last?.path === place.path) return this.#scroll.stay(place.entryId);
    this.#scroll.arrive(place.entryId);
    if (last !== null) this.#whenNothingLiesOver(() => this.#focusHeading());
  }

  #whenNothingLiesOver(act: () => void, frames = FRAMES): void {
    if (this.#page.querySelector(OVERLAYS) === null) return act();
    const { defaultView } = this.#page;
    const next = () => {
      if (frames > 0 && this.#page.querySelector(OVERLAYS) !== null) {
        return this.#whenNothingLiesOver(act, frames - 1);
      }
      // One more frame, in which the overlay gives the focus back.
      defaultView?.requestAnimationFrame(() => defaultView.requestAnimationFrame(act));
    };
    defaultView?.requestAnimationFrame(next);
  }

  /** A screen that has put the focus somewhere itself, as into its first field, knows better. */
  #focusHeading(): void {
    const { activeElement } = this.#page;
    const main = this.#page.querySelector('main');
    if (main === null || (main.contains(activeElement) && activeElement !== main)) return;
    const heading = main.querySelector('h1') ?? main;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
